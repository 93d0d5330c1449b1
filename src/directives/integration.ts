import type { AstroIntegration } from 'astro';
import type { InteractionOptions } from '#directives/interaction.ts';

declare module 'astro' {
  interface AstroClientDirectives {
    'client:interaction'?: boolean | InteractionOptions;
    'client:near'?: boolean;
  }
}

/** Registers the site's own hydration directives: `client:interaction` and `client:near`. */
export function directives(): AstroIntegration {
  return {
    name: 'directives',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) => {
        addClientDirective({ name: 'interaction', entrypoint: './src/directives/interaction.ts' });
        addClientDirective({ name: 'near', entrypoint: './src/directives/near.ts' });
      },
    },
  };
}
