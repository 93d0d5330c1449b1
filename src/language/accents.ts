/** A text without the signs over and under its letters: `Vougeot, Côte` is `Vougeot, Cote`. */
export function stripAccents(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('œ', 'oe').replaceAll('Œ', 'Oe');
}
