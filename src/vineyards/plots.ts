/** Section and number of a plot as they are printed: `AN 0057` is `AN 57`. */
export function plotReference(reference: string): string {
  return reference.replace(/ 0+/, ' ');
}

/** The fragment of a plot's address on the page of its cru: `AN 0057` is `plot-an-57`. */
export function plotAnchor(reference: string): string {
  return `plot-${plotReference(reference).toLowerCase().replace(' ', '-')}`;
}
