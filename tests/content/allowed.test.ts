import { describe, expect, it } from 'vitest';
import { findProblems } from '../../tools/content/check.ts';
import { describeProblem } from '../../tools/content/problem.ts';
import { withFile, withFiles } from './library.ts';
import { make, MUSIGNY } from './mistakes.ts';

describe('what may stand in the content', () => {
  it.each([
    {
      name: 'a banned word that somebody else said',
      file: `${MUSIGNY}/en.md`,
      from: 'Pigeon, roasted pink, is the old answer',
      to: 'Pigeon, roasted pink, is the "magical, legendary" answer',
    },
    {
      name: 'a French sentence in quotation marks on an English page',
      file: `${MUSIGNY}/en.md`,
      from: 'Pigeon, roasted pink, is the old answer',
      to: 'Pigeon, "rôti, encore rosé, avec quelques petits pois et beaucoup de patience", is the old answer',
    },
    {
      name: 'a list of French names on an English page',
      file: `${MUSIGNY}/en.md`,
      from: 'Pigeon, roasted pink,',
      to: 'Les Musigny, Les Petits Musigny, La Combe d’Orveau, Les Amoureuses, Aux Combottes, Les Beaux Monts:',
    },
    {
      name: 'a figure that the other language leaves without its unit',
      file: `${MUSIGNY}/fr.md`,
      from: 'doit compter 20 ans avant',
      to: 'doit compter jusqu’à 20 avant',
    },
    {
      name: 'the one heading that the specification words with a banned word',
      file: 'content/vineyards/grand-cru/latricieres-chambertin/en.md',
      from: '## Terroir Expression',
      to: '## Exceptional Terroir',
    },
    {
      name: 'a quotation whose original is in a language that the site does not have',
      file: 'content/history/en.md',
      from: 'originalLang: fr',
      to: 'originalLang: de',
    },
  ])('$name', async (change) => {
    const { text } = await make(change);
    expect(findProblems(withFile(change.file, text)).map(describeProblem)).toEqual([]);
  });

  it('a tenth Grand Cru, as three files and nothing else', async () => {
    const { text: record = '' } = await make({ file: `${MUSIGNY}/index.md`, from: 'order: 4', to: 'order: 10' });
    const { text: english } = await make({ file: `${MUSIGNY}/en.md`, from: 'Colour: ruby', to: 'Colour: garnet' });
    const { text: french } = await make({ file: `${MUSIGNY}/fr.md`, from: 'un rubis', to: 'un grenat' });
    const folder = 'content/vineyards/grand-cru/echezeaux';
    const named = record.replace('name: Musigny', 'name: Échezeaux');
    const tenth = withFiles({ [`${folder}/index.md`]: named, [`${folder}/en.md`]: english, [`${folder}/fr.md`]: french });
    expect(findProblems(tenth).map(describeProblem)).toEqual([]);
  });
});
