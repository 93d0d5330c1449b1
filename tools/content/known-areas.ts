/** An area that the texts give and that is no holding of the estate. */
interface KnownArea {
  readonly areaHa: number;
  readonly what: string;
}

/**
 * Areas of whole appellations and climats (official polygons of INAO unless said otherwise) and the
 * few others that the texts mention. An area in prose must be here or in a record.
 */
export const KNOWN_AREAS: readonly KnownArea[] = [
  { areaHa: 12.88, what: 'Chambertin' },
  { areaHa: 28.2, what: 'Chambertin with Clos de Bèze' },
  { areaHa: 7.36, what: 'Latricières-Chambertin' },
  { areaHa: 6.9, what: 'Latricières-Chambertin, the part called Latricières' },
  { areaHa: 0.45, what: 'Latricières-Chambertin, the part in Aux Combottes' },
  { areaHa: 16.9, what: 'Clos de la Roche' },
  { areaHa: 4.57, what: 'Clos de la Roche, historic core of 1855' },
  { areaHa: 10.87, what: 'Musigny' },
  { areaHa: 51, what: 'Clos de Vougeot, rounded (51.1, published as 50.97)' },
  { areaHa: 51.1, what: 'Clos de Vougeot' },
  { areaHa: 8.03, what: 'Richebourg' },
  { areaHa: 9.44, what: 'Romanée-Saint-Vivant' },
  { areaHa: 5.28, what: 'Romanée-Saint-Vivant, its largest holder' },
  { areaHa: 160.5, what: 'Corton' },
  { areaHa: 71.9, what: 'Corton-Charlemagne' },
  { areaHa: 52.7, what: 'Corton-Charlemagne, planted in 2023' },
  { areaHa: 3.88, what: 'Aux Vignerondes' },
  { areaHa: 9.62, what: 'Les Narbantons' },
  { areaHa: 6.4, what: 'Aux Boudots' },
  { areaHa: 4.53, what: 'Aux Brulées' },
  { areaHa: 11.5, what: 'Les Beaux Monts' },
  { areaHa: 7.05, what: 'Les Beaux Monts, the part in Flagey-Échezeaux' },
  { areaHa: 9.34, what: 'Les Charmes' },
  { areaHa: 29, what: 'Santenots' },
  { areaHa: 23, what: 'The estate, rounded (specification 1)' },
  { areaHa: 23.2135, what: 'All holdings of the specification together' },
  { areaHa: 22, what: 'The estate in most of the press' },
  { areaHa: 21.9966, what: 'The estate in a text from its founding' },
  { areaHa: 6.8157, what: 'The nine Grands Crus of the specification together' },
  { areaHa: 4, what: 'The sister estate, about' },
  { areaHa: 3, what: 'What a tractor trims in an hour' },
  { areaHa: 1, what: 'Romanée-Saint-Vivant in the account of 1993, about' },
  { areaHa: 0.0428, what: 'An ouvrée' },
];

/** Grand Crus whose areas the texts add up, by slug. */
export const KNOWN_SUMS: readonly (readonly string[])[] = [['corton-renardes', 'corton-charlemagne']];

/** Yields of the estate that the specification gives (section 9), in hectolitres per hectare. */
export const ESTATE_YIELDS_HL_PER_HA: readonly number[] = [15, 20, 30];

/** Yields that dated notes set beside ours: Vinous for 2019, and the Bourgogne Wine Board's for the crop of 2018. */
export const OTHER_YIELDS_HL_PER_HA: readonly number[] = [15.4, 42, 45, 48];
