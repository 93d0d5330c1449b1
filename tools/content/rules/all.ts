import type { Library } from '../library.ts';
import type { Problem } from '../problem.ts';
import { citationProblems } from './citations.ts';
import { completenessProblems } from './completeness.ts';
import { dictionaryProblems } from './dictionary.ts';
import { figureParityProblems } from './figure-parity.ts';
import { identificationProblems } from './identification.ts';
import { languageProblems } from './languages.ts';
import { linkProblems } from './links.ts';
import { markupProblems } from './markup.ts';
import { plateProblems } from './plates.ts';
import { quotationProblems } from './quotations.ts';
import { recordFigureProblems } from './record-figures.ts';
import { recordProblems } from './records.ts';
import { schemaProblems } from './schema.ts';
import { sectionProblems } from './sections.ts';
import { sourceProblems } from './sources.ts';
import { vocabularyProblems } from './vocabulary.ts';

/** One family of mistakes. A rule leaves to the others what is theirs, so that each mistake is named once. */
type Rule = (library: Library) => Problem[];

export const rules: readonly Rule[] = [
  schemaProblems,
  languageProblems,
  dictionaryProblems,
  recordProblems,
  plateProblems,
  linkProblems,
  sectionProblems,
  completenessProblems,
  figureParityProblems,
  recordFigureProblems,
  quotationProblems,
  sourceProblems,
  citationProblems,
  markupProblems,
  vocabularyProblems,
  identificationProblems,
];
