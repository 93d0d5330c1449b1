declare module 'astro' {
  interface AstroClientDirectives {
    'client:interaction'?: string;
    'client:near'?: boolean;
    'client:search'?: boolean;
    'client:touch'?: boolean | string;
  }
}

/** The site's own hydration directives, by name, with the module of each. */
export const DIRECTIVES: Readonly<Record<string, string>> = {
  interaction: './src/island/interaction.ts',
  touch: './src/island/touch.ts',
  near: './src/pictures/near.ts',
  search: './src/search/search.ts',
};
