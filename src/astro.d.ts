/** For tools that do not read Astro's components; `astro check` knows each one's own properties. */
declare module '*.astro' {
  const Component: (props: object) => unknown;
  export default Component;
}
