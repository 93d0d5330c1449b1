import type { Library } from '../library.ts';
import { problemIn, type Passage } from '../passages.ts';
import type { Problem } from '../problem.ts';

interface Rule {
  readonly broken: (text: string, locale: Passage['locale']) => string | undefined;
  readonly cure: string;
}

/** Marks that come in pairs, and the few that prose may use. */
const RULES: readonly Rule[] = [
  {
    broken: (text) => (balanced(text, '«', '»') ? undefined : 'a guillemet is missing its partner'),
    cure: 'Open with « and close with »',
  },
  {
    broken: (text) => (balanced(text, '“', '”') ? undefined : 'a quotation mark is missing its partner'),
    cure: 'Open with “ and close with ”, or use " for both',
  },
  {
    broken: (text) => (count(text, '"') % 2 === 0 ? undefined : 'a quotation mark " is missing its partner'),
    cure: 'Close what it opens',
  },
  {
    broken: (text) => (balanced(text, '(', ')') ? undefined : 'a bracket is missing its partner'),
    cure: 'Close what it opens',
  },
  {
    broken: (text) => (text.includes('**') ? 'bold type is not used on this site' : undefined),
    cure: 'Let the sentence carry the weight',
  },
  {
    broken: (text) => (count(text.replaceAll('**', ''), '*') % 2 === 0 ? undefined : 'an asterisk is missing its partner'),
    cure: 'Write *word* for emphasis, and lists with -',
  },
  {
    broken: (text) => {
      const tag = /<(?!\/?cite>)[a-z/][^>]*>/i.exec(text)?.[0];
      return tag === undefined ? undefined : `${tag} is HTML, of which prose may only use <cite>`;
    },
    cure: 'Write Markdown',
  },
  {
    broken: (text, locale) => (locale === 'en' && /[«»]/.test(text) ? 'guillemets are French quotation marks' : undefined),
    cure: 'Write " in English',
  },
  {
    broken: (text) => (/\S {2,}\S/.test(text) ? 'two spaces follow each other' : undefined),
    cure: 'Keep one',
  },
];

/** Marks are opened and closed, and only those are used that the site can print. */
export function markupProblems(library: Library): Problem[] {
  return library.passages.flatMap((passage) =>
    RULES.flatMap(({ broken, cure }) => {
      const wrong = broken(passage.text, passage.locale);
      return wrong === undefined ? [] : [problemIn(passage, wrong, cure)];
    }),
  );
}

function count(text: string, mark: string): number {
  return text.split(mark).length - 1;
}

/** True when each closing mark follows an opening one of its own. */
function balanced(text: string, open: string, close: string): boolean {
  if (!text.includes(open) && !text.includes(close)) return true;
  let depth = 0;
  for (const letter of text) {
    if (letter === open) depth += 1;
    if (letter === close) depth -= 1;
    if (depth < 0) return false;
  }
  return depth === 0;
}
