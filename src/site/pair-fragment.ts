/** Between the slugs of an address: `richebourg--romanee-saint-vivant`. No slug has two hyphens in a row. */
const SEPARATOR = '--';

/** The fragment that names a choice of crus, without `#`. */
export function fragmentOf(slugs: readonly string[]): string {
  return slugs.join(SEPARATOR);
}

/** The two crus that a fragment names first, or undefined when it names anything else. Takes it with or without `#`. */
export function chosenBy(fragment: string, known: readonly string[]): readonly string[] | undefined {
  const slugs = fragment.replace(/^#/, '').split(SEPARATOR);
  const isChoice = slugs.length >= 2 && new Set(slugs).size === slugs.length;
  return isChoice && slugs.every((slug) => known.includes(slug)) ? slugs.slice(0, 2) : undefined;
}
