import { describe, expect, it } from 'vitest';
import { localeCodes } from '#language/locales.ts';
import { readDocument } from '../../tools/content/document.ts';
import { entriesOf, loadLibrary, makeLibrary } from '../../tools/content/library.ts';
import { describeProblem } from '../../tools/content/problem.ts';
import { claimProblems } from '../../tools/content/rules/wording.ts';
import { changed, mistakesIn } from './fixture.ts';

const library = await loadLibrary('.');
const lists = library.documents.filter(({ file }) => file.startsWith('content/editorial/'));
const claims = entriesOf(library, 'phrases').flatMap(({ data }) => data.claims);

describe.each(localeCodes)('what several pages say (%s)', (locale) => {
  const file = `content/${locale}/pages/home.md`;
  const told = claims.flatMap(({ claim, ...words }) => {
    const { wording, is = [] } = words[locale] ?? {};
    return wording === undefined ? [] : [{ claim, wording, is }];
  });

  it.each(told)('is contradicted on no page: $claim', ({ claim, wording, is }) => {
    const [said = ''] = is.filter((one) =>
      wording
        .toLowerCase()
        .replaceAll(/(?<=\d) (?=\d)/g, '')
        .includes(one),
    );
    const otherwise = wording.replaceAll(/(?<=\d) (?=\d)/g, '').replace(new RegExp(said, 'i'), '17');
    expect(otherwise).not.toBe(wording);
    const saying = readDocument(file, `---\ntitle: Home\n---\n\n## One {#one}\n\n${otherwise}.\n`);
    const documents = [...lists, saying];
    expect([...claimProblems(makeLibrary({ ...library, documents }))].map(describeProblem)).toEqual([
      expect.stringMatching(`^${file}:.* is not what other pages say of ${claim}`),
    ]);
  });
});

it('a wording that its own pattern does not find is reported', async () => {
  const claim = 'claims:\n  - { claim: the year, en: { wording: In 1900, of: ["anno <n>"], is: ["1900"] } }\n';
  const library = await changed({ file: 'editorial/vocabulary.md', from: 'except:', to: `${claim}except:` });
  expect(mistakesIn(library).join('\n')).toContain('the English wording of "the year" is not found by its own pattern');
});
