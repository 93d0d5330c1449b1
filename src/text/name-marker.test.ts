import { describe, expect, it } from 'vitest';
import { nameMarker } from '#text/name-marker.ts';

const mark = nameMarker(['Chambertin', 'Latricières-Chambertin', 'Clos de Bèze', 'Bèze', "La Combe d'Orveau", 'Vosne']);
const french = (name: string) => `<span lang="fr">${name}</span>`;

describe('French names in English text', () => {
  it.each([
    ['Chambertin and Vosne.', `${french('Chambertin')} and ${french('Vosne')}.`],
    ['Latricières-Chambertin', french('Latricières-Chambertin')],
    ['Clos de Bèze', french('Clos de Bèze')],
    ['a piece of La Combe d’Orveau', `a piece of ${french('La Combe d’Orveau')}`],
    ['Chambertin’s wood', `${french('Chambertin')}’s wood`],
    ['Charmes-Chambertin', 'Charmes-Chambertin'],
    ['Vosne-Romanée', 'Vosne-Romanée'],
    ['the Vosnese', 'the Vosnese'],
    ['chambertin in small letters', 'chambertin in small letters'],
  ])('%s', (text, html) => {
    expect(mark(text)).toBe(html);
  });

  it('falls back to the shorter name where the longer one is only begun', () => {
    const names = nameMarker(['Corton', 'Corton-Charlemagne', 'Clos', 'Clos St. Jacques']);
    expect(names('Corton-Bressandes, Corton, Clos Stxx Jacques')).toBe(
      `Corton-Bressandes, ${french('Corton')}, ${french('Clos')} Stxx Jacques`,
    );
  });

  it('leaves a text alone when there are no names', () => {
    expect(nameMarker([])('Chambertin')).toBe('Chambertin');
  });
});
