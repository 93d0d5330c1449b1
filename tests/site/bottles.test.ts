import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { examine, readTitle, type BottleRecords } from '#figures/bottle-examiner/examine.ts';
import { localeCodes } from '#language/locales.ts';
import { pathTo } from '#site/paths.ts';
import { documentOf, documentOfCru, siteFolder } from '../support/built-site.ts';
import { frontMatter, slugs, words } from '../support/content.ts';
import { texts } from '../support/elements.ts';

const [file = ''] = globSync('_astro/bottles.*.json', { cwd: siteFolder });
const records = JSON.parse(readFileSync(join(siteFolder, file), 'utf8')) as BottleRecords;
/** Titles with the pages that give them. */
const { cannot, open } = parse(readFileSync(new URL('bottle-titles.yml', import.meta.url), 'utf8')) as Record<
  'cannot' | 'open',
  object
>;
const verdictOn = (title: string) => examine(readTitle(title, records), records, 2026).verdict;

describe('the bottle examiner', () => {
  it('has a title to try for each answer', () => {
    const { examples } = frontMatter('facts/bottles.md') as { examples: string[] };
    expect(examples.map(verdictOn)).toEqual(['cannot', 'ask', 'can']);
  });

  it.each(Object.keys(open))('excludes no bottle that may exist: %s', (title) => {
    expect(verdictOn(title)).not.toBe('cannot');
  });

  it.each(Object.keys(cannot))('excludes %s', (title) => {
    expect(verdictOn(title)).toBe('cannot');
  });

  it('says of a bottle that nothing excludes, and of which all is known, that it can be', () => {
    expect(verdictOn('Domaine Leroy Richebourg 1999')).toBe('can');
    expect(verdictOn('Domaine Leroy Pommard Les Vignots 1991')).toBe('can');
    expect(verdictOn('Domaine Leroy Richebourg')).toBe('ask');
    expect(verdictOn("Domaine d'Auvenay Chevalier-Montrachet 1995"), 'one of the wines it is known to have').toBe(
      'can',
    );
    expect(verdictOn('Domaine Leroy Vosne-Romanée 2004'), 'sold under a village name').toBe('can');
  });

  it.each([
    'Domaine Leroy Pommard 2004',
    'Domaine Leroy Vosne-Romanée 2010',
    'Domaine Leroy Coteaux Bourguignons 2005',
    '2005 Domaine Leroy Coteaux Bourguignons blanc',
  ])('asks about a name that needs explaining: %s', (title) => {
    expect(verdictOn(title)).toBe('ask');
  });

  it.each(localeCodes)(
    'is found by one question from home, from every Grand Cru and from the footer (%s)',
    (locale) => {
      const door = `a[href="${pathTo({ id: 'labels' }, locale)}#examiner"]`;
      const question = words('labels.examiner', locale);
      expect(documentOf({ id: 'labels' }, locale)('h2#examiner, #examiner h2')).toHaveLength(1);
      for (const $ of [documentOf({ id: 'home' }, locale), ...slugs.map((slug) => documentOfCru(slug, locale))])
        expect(texts($, `main ${door}`)).toEqual([question]);
      expect(texts(documentOf({ id: 'history' }, locale), `footer ${door}`)).toEqual([question]);
    },
  );
});
