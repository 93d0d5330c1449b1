import { describe, expect, it } from 'vitest';
import type { Locale } from '#language/locales.ts';
import { typeset } from '#text/typography.ts';

type Case = readonly [about: string, typed: string, printed: string];

/**
 * No-break spaces made visible: `_` stands for the full one (U+00A0), `~` for the thin one (U+202F).
 */
function withSpaces(text: string): string {
  return text.replaceAll('_', '\u00a0').replaceAll('~', '\u202f');
}

/** French follows the Lexique des règles typographiques en usage à l'Imprimerie nationale. */
const french: readonly Case[] = [
  ['a thin space before a semicolon', 'Le haut ; le bas', 'Le haut~; le bas'],
  ['a thin space before an exclamation mark', 'Santé !', 'Santé~!'],
  ['a thin space before a question mark', 'Où ?', 'Où~?'],
  ['a missing space before a question mark', 'Où? Là.', 'Où~? Là.'],
  ['two marks in a row', 'Où ?! Là.', 'Où~?! Là.'],
  ['a full space before a colon', 'Robe : rubis', 'Robe_: rubis'],
  ['a missing space before a colon', 'Robe: rubis', 'Robe_: rubis'],
  ['a wrong no-break space, mended', 'Où_? Là~: ici', 'Où~? Là_: ici'],
  ['thin spaces inside guillemets', 'le « clos » ancien', 'le «~clos~» ancien'],
  ['guillemets typed without spaces', 'le «clos» ancien', 'le «~clos~» ancien'],
  ['straight double quotes', 'le "clos" ancien', 'le «~clos~» ancien'],
  ['a quotation inside a quotation', '« il dit "oui" enfin »', '«~il dit “oui” enfin~»'],
  ['an elision before guillemets', "l'« Ancien »", 'l’«~Ancien~»'],
  ['an elision before straight quotes', 'l\'"Ancien" chai', 'l’«~Ancien~» chai'],
  ['guillemets before punctuation', '« clos », « climat ». « Cru » ?', '«~clos~», «~climat~». «~Cru~»~?'],
  ['apostrophes', "L'abus d'alcool, aujourd'hui", 'L’abus d’alcool, aujourd’hui'],
  ['three dots', 'Chargement...', 'Chargement…'],
  ['three dots before a mark', 'Vraiment... ?', 'Vraiment…~?'],
  ['parentheses', 'le Clos (le grand) ferme (?)', 'le Clos (le grand) ferme (?)'],
  ['a number and its unit', '0,27 ha, soit 2 700 m² ou 6 ouvrées', '0,27_ha, soit 2~700_m² ou 6_ouvrées'],
  ['a decimal comma', '10,87 et 1,9069', '10,87 et 1,9069'],
  ['a yield', 'de 35 à 37 hl/ha', 'de 35 à_37_hl/ha'],
  ['a temperature', 'sous 30 °C', 'sous 30_°C'],
  ['a million', 'moins de 1 million', 'moins de 1_million'],
  ['a percentage', 'de 2 à 5 %', 'de 2 à_5_%'],
  ['thousands', '1 247 climats et 40 000 bouteilles', '1~247 climats et 40~000_bouteilles'],
  ['a year before a number is no thousand', 'en 2019 300 bouteilles', 'en 2019 300_bouteilles'],
  ['two numbers of years', 'de 20 à 30 ans', 'de 20 à_30_ans'],
  ['a range', '14-18 mois, 2004-2021', '14–\u206018_mois, 2004–\u20602021'],
  ['a day', 'le 10 septembre 2019', 'le 10_septembre 2019'],
  ['the first of a month', 'le 1er septembre', 'le 1er_septembre'],
  ['a number in words', 'quarante-six parcelles, Vingt-cinq ans', 'quarante-\u2060six parcelles, Vingt-\u2060cinq ans'],
  ['words that a hyphen links', 'au-dessus, a-t-il', 'au-\u2060dessus, a-\u2060t-\u2060il'],
  ['a century', 'au XIIe siècle', 'au XIIe_siècle'],
  ['two centuries', 'aux XIe et XIIe siècles', 'aux XIe et XIIe_siècles'],
  ['an ordinal', 'le 2e cru', 'le 2e_cru'],
  ['a king and an emperor', 'Louis XIV et Napoléon Ier', 'Louis_XIV et Napoléon_Ier'],
  ['a time', 'à 15 h 30, à 15h30, à 15:30', 'à 15_h_30, à 15h30, à 15:30'],
  ['a plate, a number, a page', 'Pl. I, N° 4, n° 12, p. 7', 'Pl._I, N°_4, n°_12, p._7'],
  ['a number yet to be filled in', 'Pl. {numeral}, N° {number}', 'Pl._{numeral}, N°_{number}'],
  ['the number of a preparation', 'la préparation 500', 'la préparation_500'],
  ['the number of a decree is no range', 'Décret n° 2009-1175', 'Décret n°_2009-1175'],
  ['an initial', 'V. Hugo et B. Sanderson', 'V._Hugo et B._Sanderson'],
  ['a title of address', 'M. Ouvrard, Mme Leroy', 'M._Ouvrard, Mme_Leroy'],
  ['an address', 'voir https://leroy.example/a?b=c:d;e!f 14 ha', 'voir https://leroy.example/a?b=c:d;e!f 14_ha'],
  ['a mail address', "écrire à l'adresse a'b@leroy.example ?", "écrire à l’adresse a'b@leroy.example~?"],
  ['a slug and a hyphen', 'est-sud-est, clos-de-vougeot, 1990-04-01', 'est-sud-est, clos-de-vougeot, 1990-04-01'],
  ['an entity is no semicolon', 'Puy &amp; fils ; &lt;', 'Puy &amp; fils~; &lt;'],
];

/** English follows New Hart's Rules, with double quotes outside as the site's copy has them. */
const english: readonly Case[] = [
  ['straight double quotes', 'the words "Clos de Charlemagne" appear', 'the words “Clos de Charlemagne” appear'],
  ['a quotation inside a quotation', '"He said \'no\' twice"', '“He said ‘no’ twice”'],
  ['quotes that end together', '"He said \'no.\'"', '“He said ‘no.’”'],
  ['an opening after a bracket and a dash', '("so") –"so"', '(“so”) –“so”'],
  ['apostrophes', "the bishop's, d'Orveau, we've", 'the bishop’s, d’Orveau, we’ve'],
  ['a plural possessive', "growers' vines", 'growers’ vines'],
  ['a shortened decade', "the '90s and '45", 'the ’90s and ’45'],
  ['three dots stay as typed', 'Loading...', 'Loading...'],
  ['marks stay close', 'Where? Here! One; two: three', 'Where? Here! One; two: three'],
  ['a number and its unit', '0.27 ha or 2,700 m² or 6 ouvrées', '0.27_ha or 2,700_m² or 6_ouvrées'],
  ['a yield', '35 to 37 hl/ha', '35 to 37_hl/ha'],
  ['a temperature', 'under 30 °C', 'under 30_°C'],
  ['a range', '14-18 months, 2004-2021, 1845-46', '14–\u206018_months, 2004–\u20602021, 1845–\u206046'],
  ['a number in words', 'Thirty-one wines, often-quoted', 'Thirty-\u2060one wines, often-quoted'],
  ['a day', '10-19 September 2019', '10–\u206019_September 2019'],
  ['a month before a day', 'on September 10', 'on September_10'],
  ['a century', 'the 12th century', 'the 12th_century'],
  ['a plate, a number, a page', 'Pl. I, No. 4, p. 7, c. 1336', 'Pl._I, No._4, p._7, c._1336'],
  ['an initial', 'B. Sanderson', 'B._Sanderson'],
  ['a holder of rights', '© INAO', '©_INAO'],
  ['a king', 'Louis XIV', 'Louis_XIV'],
  ['a time', 'at 3 p.m. and 15:30', 'at 3_p.m. and 15:30'],
  ['thousands keep their comma', '40,000 bottles and 1,247', '40,000_bottles and 1,247'],
  ['an address', "see https://leroy.example/it's?a=1-2", "see https://leroy.example/it's?a=1-2"],
  ['a slug and a hyphen', 'east-southeast, clos-de-vougeot, 1990-04-01', 'east-southeast, clos-de-vougeot, 1990-04-01'],
];

const typographyCases: readonly (readonly [locale: Locale, ...Case])[] = [
  ...french.map(([about, typed, printed]) => ['fr', about, withSpaces(typed), withSpaces(printed)] as const),
  ...english.map(([about, typed, printed]) => ['en', about, withSpaces(typed), withSpaces(printed)] as const),
];

describe('typeset', () => {
  it.each(typographyCases)('sets in %s: %s', (locale, _, typed, printed) => {
    expect(typeset(typed, locale)).toBe(printed);
  });

  it.each(typographyCases)('leaves alone in %s what is set already: %s', (locale, _, __, printed) => {
    expect(typeset(printed, locale)).toBe(printed);
  });

  it.each([
    ['en', "'s slope", 'y', '’s slope'],
    ['en', '" he said', ',', '” he said'],
    ['en', '"so"', '', '“so”'],
    ['en', '"so"', ' ', '“so”'],
    ['fr', ' ; puis', 't', '~; puis'],
    ['fr', '? Là', 't', '~? Là'],
    ['fr', ' %', '5', '_%'],
    ['fr', '" enfin', 'i', '~» enfin'],
    ['fr', '"Ancien"', '’', '«~Ancien~»'],
  ] as const)('goes by what stands before the text (%s: %s after "%s")', (locale, typed, before, printed) => {
    expect(typeset(typed, locale, before)).toBe(withSpaces(printed));
  });
});
