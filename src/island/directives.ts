import type { AstroIntegration } from 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    'client:interaction'?: string;
    'client:near'?: boolean;
    'client:search'?: boolean;
    'client:touch'?: boolean | string;
  }
}

/** The room of each directive, in a file of its name. */
const ROOMS = { interaction: 'island', touch: 'island', near: 'pictures', search: 'search' };

/** Registers the site's own hydration directives. */
export function directives(): AstroIntegration {
  return {
    name: 'directives',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) => {
        for (const [name, room] of Object.entries(ROOMS)) {
          addClientDirective({ name, entrypoint: `./src/${room}/${name}.ts` });
        }
      },
    },
  };
}
