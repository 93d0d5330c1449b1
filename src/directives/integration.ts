import type { AstroIntegration } from 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    'client:interaction'?: string;
    'client:near'?: boolean;
    'client:search'?: boolean;
    'client:touch'?: boolean | string;
  }
}

/** Registers the site's own hydration directives. */
export function directives(): AstroIntegration {
  return {
    name: 'directives',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) => {
        for (const name of ['interaction', 'near', 'search', 'touch']) {
          addClientDirective({ name, entrypoint: `./src/directives/${name}.ts` });
        }
      },
    },
  };
}
