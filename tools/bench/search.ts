import { globSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { localeCodes, perLocale, perLocaleAsync, type Locale } from '#language/locales.ts';
import { pathTo } from '#site/paths.ts';
import { routeIds, type PlainRouteId } from '#site/routes.ts';
import { inShownOrder, searchEngine, withHeadings, type Findings } from '#search/engine.ts';
import type { SearchFile } from '#search/search-file.ts';

const SHOWN = 6;

type InBoth<T> = Readonly<Record<Locale, T>>;
interface Questions {
  readonly answered: Readonly<Record<string, readonly InBoth<readonly [question: string, answer: string]>[]>>;
  readonly unanswered: readonly InBoth<string>[];
  readonly names: readonly (Readonly<Partial<Record<Locale | 'first', string>>> & {
    readonly typed: readonly string[];
  })[];
}

/** What readers ask, with what answers it. */
export function readQuestions(): Questions {
  return parse(readFileSync('tests/site/questions.yml', 'utf8')) as Questions;
}

/** A question with what the search of a site found for it. */
interface Asked {
  readonly question: string;
  readonly locale: Locale;
  /** The page that answers it; undefined for what no page tells. */
  readonly page: string | undefined;
  /** Whether it was left aside while the search was made. */
  readonly isHeldBack: boolean;
  readonly found: Findings;
  readonly isPageShown: boolean;
  readonly isPassageFirst: boolean;
}

/** The search file of a language in a built site. */
export function readSearch(folder: string, locale: Locale): string {
  const [name, ...others] = globSync(`_astro/search.${locale}.*.json`, { cwd: folder });
  if (name === undefined || others.length > 0) throw new Error(`There is not one search file for ${locale}.`);
  return readFileSync(`${folder}/${name}`, 'utf8');
}

const spaced = (text: string): string => text.replaceAll(/[\u00a0\u202f]/g, ' ').replaceAll('\u2060', '');

/** Asks the search of a built site everything, and looks at what comes first. */
export async function askAll(folder: string, addressOf: (page: string, locale: Locale) => string): Promise<Asked[]> {
  const files = await perLocaleAsync(async (locale) => {
    const file = JSON.parse(readSearch(folder, locale)) as SearchFile;
    return { file, passages: withHeadings(file.passages), engine: await searchEngine(file) };
  });
  const { answered, unanswered } = readQuestions();
  const asked = [
    ...Object.entries(answered).flatMap(([page, all]) => all.map((both) => ({ page, both }))),
    ...unanswered.map((question) => ({
      page: undefined,
      both: perLocale((locale) => [question[locale], ''] as const),
    })),
  ];
  return asked.flatMap(({ page, both }, index) =>
    localeCodes.map((locale): Asked => {
      const { file, passages, engine } = files[locale];
      const [question, answer] = both[locale];
      const found = engine.find(question);
      const shown = inShownOrder(found).slice(0, SHOWN);
      const address = page === undefined ? '' : addressOf(page, locale);
      const [first] = shown;
      const wanted = new RegExp(answer, 'iu');
      // The whole paragraph of the sentence that is shown.
      const told = passages
        .filter(([at, fragment]) => `${file.pages[at]?.[1] ?? ''}${fragment && `#${fragment}`}` === first?.href)
        .map(([, , heading, text]) => `${heading} ${text}`)
        .filter((text) => text.includes(first?.context.replaceAll('…', '') ?? ''));
      const isAnswer =
        answer === '' ? first?.href.split('#')[0] === address : told.some((text) => wanted.test(spaced(text)));
      return {
        ...{ question, locale, page, found, isHeldBack: index % 2 === 1 },
        isPageShown: shown.some(({ href }) => href.split('#')[0] === address),
        isPassageFirst: isAnswer,
      };
    }),
  );
}

/** Shares of what is shown as wanted, for one half of the questions. */
export function sharesOf(all: readonly Asked[]) {
  const answered = all.filter(({ page }) => page !== undefined);
  const share = (of: (one: Asked) => boolean): number => answered.filter(of).length / answered.length;
  return {
    questions: answered.length,
    pageShown: share(({ isPageShown }) => isPageShown),
    passageFirst: share(({ isPassageFirst }) => isPassageFirst),
    unanswered: all.length - answered.length,
    shownAsFound: all.filter(({ page, found }) => page === undefined && found.state === 'found').length,
  };
}

/** Prints what the search of `dist` shows, for the questions that it was made with and for those that were left aside. */
export async function measureSearch(): Promise<void> {
  const addressOf = (page: string, locale: Locale): string => {
    const id = routeIds.find((one): one is PlainRouteId => one === page && one !== 'vineyard' && one !== 'tasting');
    return pathTo(id === undefined ? { id: 'vineyard', params: { slug: page } } : { id }, locale);
  };
  const all = await askAll('dist', addressOf);
  const percent = (share: number): string => `${Math.round(share * 100)} %`;
  for (const isHeldBack of [false, true]) {
    const shares = sharesOf(all.filter((one) => one.isHeldBack === isHeldBack));
    console.log(
      `search, questions ${isHeldBack ? 'left aside' : 'it was made with'}: ${shares.questions} answered ones, page among the`,
      `first ${SHOWN} ${percent(shares.pageShown)}, answer first ${percent(shares.passageFirst)};`,
      `${shares.unanswered} unanswered ones, shown as found ${shares.shownAsFound}`,
    );
  }
}
