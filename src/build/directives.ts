declare module 'astro' {
  interface AstroClientDirectives {
    'client:search'?: boolean;
    'client:use'?: boolean | string;
  }
}

/** The site's own hydration directives, by name, with the module of each. */
export const DIRECTIVES: Readonly<Record<string, string>> = {
  search: './src/search/search.client.ts',
  use: './src/island/use.client.ts',
};
