import type { PageText, PlacedFigure, Piece, Section } from '#documents/section.ts';
import { featuresOf, type RouteId } from '#site/routes.ts';
import { termIndexes } from '#text/glossary.ts';
import { linkTerms, type GlossaryTerm } from '#text/terms.ts';
import type { Tree } from '#text/tree.ts';

/** The text of a page with the first use of each term of the glossary linked to its definition, and these terms in their order. */
export async function explainTerms(id: RouteId, text: PageText): Promise<{ text: PageText; terms: GlossaryTerm[] }> {
  if (!featuresOf(id).glossary) return { text, terms: [] };
  const index = (await termIndexes)[text.textLocale];
  const used = new Set<GlossaryTerm>();
  const link = (tree: Tree): Tree => linkTerms(tree, index, used);
  const inFigure = (figure: PlacedFigure): PlacedFigure => ({ ...figure, prose: figure.prose?.map(link) });
  const inPiece = (piece: Piece): Piece => {
    if (piece.kind === 'figure') return inFigure(piece);
    return piece.kind === 'prose' ? { ...piece, tree: link(piece.tree) } : piece;
  };
  const sections = text.sections.map((section): Section => {
    if (section.kind === 'figure') return inFigure(section);
    return section.kind === 'text' ? { ...section, pieces: section.pieces.map(inPiece) } : section;
  });
  return { text: { ...text, sections }, terms: [...used] };
}
