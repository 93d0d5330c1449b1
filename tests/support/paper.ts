/** Sheets of a PDF: its page objects, less the tree that holds them. */
export function sheetsOf(pdf: Buffer): number {
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}
