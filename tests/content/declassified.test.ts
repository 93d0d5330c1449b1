import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { localeCodes } from '#language/locales.ts';
import { entriesOf, loadLibrary, vineyardRecords } from '../../tools/content/library.ts';

const library = await loadLibrary('.');
const sold = entriesOf(library, 'estate').flatMap(({ data }) => data.soldIn2004);
const vineyards = vineyardRecords(library).map(({ document: { file, name }, data }) => ({ ...data, slug: name, file }));

it('every red Premier and Grand Cru of 2004 went into one of five wines', () => {
  const crus = vineyards.filter(({ file, grape }) => /grand-cru|premier-cru/.test(file) && grape === 'pinot-noir');
  const from = sold.flatMap((wine) => wine.from);
  expect(sold).toHaveLength(5);
  expect(crus).toHaveLength(16);
  expect(from.filter((slug) => crus.some((cru) => cru.slug === slug)).sort()).toEqual(
    crus.map(({ slug }) => slug).sort(),
  );
  expect(from.filter((slug) => vineyards.every((one) => one.slug !== slug))).toEqual([]);
  expect(new Set(from).size).toBe(from.length);
});

/** What the philosophy page says of them in words: crus, village wines beside them, wines. */
const counted = {
  en: ['Sixteen red crus', 'three village wines', 'five wines'],
  fr: ['seize crus rouges', 'trois villages', 'cinq vins'],
};

it.each(localeCodes)('the words of the philosophy page count what its drawing shows (%s)', (locale) => {
  const names = sold.flatMap((wine) => [...wine.from, ...(wine.with === undefined ? [] : [wine.with])]);
  expect([names.length - 16, sold.length]).toEqual([3, 5]);
  const text = readFileSync(`content/${locale}/pages/philosophy.md`, 'utf8');
  const told = text.split('\n').find((line) => line.includes(counted[locale][0] ?? ''));
  expect(counted[locale].filter((words) => !told?.includes(words))).toEqual([]);
  expect(text).toContain('![](figure:declassified)');
});
