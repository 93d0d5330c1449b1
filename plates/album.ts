import type { Limits } from './engine/edition.ts';
import type { Mark, Values } from './engine/ink.ts';
import type { Scene } from './engine/scene.ts';
import { composeView, type View } from './part/view.ts';
import { bottles } from './scene/bottles.ts';
import { bunch } from './scene/bunch.ts';
import { cellar } from './scene/cellar.ts';
import { chambertin } from './scene/chambertin.ts';
import { closDeLaRoche } from './scene/clos-de-la-roche.ts';
import { closDeVougeot } from './scene/clos-de-vougeot.ts';
import { cortonCharlemagne } from './scene/corton-charlemagne.ts';
import { cortonRenardes } from './scene/corton-renardes.ts';
import { coteAtDawn, coteAtDawnUpright } from './scene/cote-at-dawn.ts';
import { coteByNight } from './scene/cote-by-night.ts';
import { latricieresChambertin } from './scene/latricieres-chambertin.ts';
import { musigny } from './scene/musigny.ts';
import { panorama, panoramaUpright } from './scene/panorama.ts';
import { richebourg } from './scene/richebourg.ts';
import { romaneeSaintVivant } from './scene/romanee-saint-vivant.ts';
import { hornAndQuartz } from './scene/horn-and-quartz.ts';
import { tiedShoot } from './scene/tied-shoot.ts';
import { secateurs } from './scene/secateurs.ts';
import { vat } from './scene/vat.ts';
import { cutBarrel } from './scene/cut-barrel.ts';
import { door } from './scene/door.ts';
import { handLens } from './scene/hand-lens.ts';
import { flowering } from './scene/flowering.ts';
import { fruitSet } from './scene/fruit-set.ts';
import { veraison } from './scene/veraison.ts';
import { sorting } from './scene/sorting.ts';
import { gate } from './scene/gate.ts';
import { tailChambertin } from './scene/tail-chambertin.ts';
import { tailLatricieres } from './scene/tail-latricieres-chambertin.ts';
import { tailClosDeLaRoche } from './scene/tail-clos-de-la-roche.ts';
import { tailMusigny } from './scene/tail-musigny.ts';
import { tailClosDeVougeot } from './scene/tail-clos-de-vougeot.ts';
import { tailRichebourg } from './scene/tail-richebourg.ts';
import { tailRomaneeSaintVivant } from './scene/tail-romanee-saint-vivant.ts';
import { tailCortonRenardes } from './scene/tail-corton-renardes.ts';
import { tailCortonCharlemagne } from './scene/tail-corton-charlemagne.ts';
import { LAYOUTS, panorama as unrolled, TILES, type LayoutName } from './scene/unrolled.ts';
import { village } from './scene/village.ts';
import { vineStock } from './scene/vine-stock.ts';

/** One drawing: what is drawn, in which shape, and how wide. */
export interface Drawing {
  readonly build: () => Scene;
  /** Width to height. */
  readonly ratio: number;
  /** Widths of its files in pixels, ascending. */
  readonly widths: readonly number[];
  /** Multiplies the distance of lines, for dark plates that would take too many bytes. */
  readonly spacing?: number;
  /** Exponent of the light in the dark scheme (1.5 unless given), for dark plates. */
  readonly chalk?: number;
  /** Shares of black and of paper in what is not sky. */
  readonly values?: Values | undefined;
  readonly limits?: Limits;
}

export interface Plate extends Drawing {
  /** The same subject for upright screens. */
  readonly portrait?: Drawing;
}

type Subject = View | (() => Scene);

const build = (subject: Subject): (() => Scene) =>
  typeof subject === 'function' ? subject : () => composeView(subject);

const WIDE = 16 / 9;
const UPRIGHT = 4 / 5;

/** Values of a view by daylight. */
const LANDSCAPE: Values = { black: 0.24, paper: 0.2 };
/** Values of a thing on a table. */
const OBJECT: Values = { black: 0.12, paper: 0.12 };

/** A picture across a whole page. */
const hero = (subject: Subject, portrait?: Subject, values = LANDSCAPE): Plate => ({
  build: build(subject),
  ratio: WIDE,
  widths: [480, 720, 960, 1600, 2400],
  // It comes first on a phone, with the longest pages (docs/bench.md, transfer).
  limits: { 720: 32_000 },
  values,
  ...(portrait && { portrait: { build: build(portrait), ratio: UPRIGHT, widths: [480, 720], values } }),
});

/** A picture within a page. */
const figure = (subject: Subject): Plate => ({
  build: build(subject),
  ratio: WIDE,
  widths: [480, 720, 960, 1600],
  values: LANDSCAPE,
});

/** A small picture in the text. */
const vignette = (subject: Subject): Plate => ({
  build: build(subject),
  ratio: 4 / 3,
  widths: [480, 720],
  chalk: 1,
  values: OBJECT,
});

/** A drawing at the end of a text, 160 px wide. */
const tailPiece = (subject: Subject): Plate => ({
  build: build(subject),
  ratio: 4 / 3,
  widths: [320],
  chalk: 1,
  values: OBJECT,
});

/** Every plate of the book, by the id that the content uses. */
export const ALBUM: Readonly<Record<string, Plate>> = {
  'cote-at-dawn': hero(coteAtDawn, coteAtDawnUpright),
  'cote-by-night': { ...hero(coteByNight), chalk: 1, values: { black: 0.32, paper: 0.01 } },
  cellar: { ...hero(cellar), spacing: 1.4, chalk: 0.95, values: { black: 0.3, paper: 0.07 } },
  village: { ...hero(village), chalk: 0.9, values: { black: 0.03, paper: 0.2 } },
  'vine-stock': { ...figure(vineStock), chalk: 1.4 },
  bunch: { ...hero(bunch), chalk: 0.9, values: { black: 0.2, paper: 0.06 } },
  panorama: { ...hero(panorama, panoramaUpright, { black: 0.24, paper: 0.04 }), ratio: 4 },
  chambertin: hero(chambertin),
  'latricieres-chambertin': { ...hero(latricieresChambertin), spacing: 1.4 },
  'clos-de-la-roche': hero(closDeLaRoche),
  musigny: hero(musigny),
  'clos-de-vougeot': { ...hero(closDeVougeot), chalk: 1.4 },
  richebourg: hero(richebourg),
  'romanee-saint-vivant': hero(romaneeSaintVivant),
  'corton-renardes': { ...hero(cortonRenardes), chalk: 1.4 },
  'corton-charlemagne': hero(cortonCharlemagne),
  bottles: { ...hero(bottles), chalk: 0.9, values: { black: 0.2, paper: 0.06 } },
  'horn-and-quartz': vignette(hornAndQuartz),
  'tied-shoot': vignette(tiedShoot),
  secateurs: vignette(secateurs),
  vat: vignette(vat),
  'cut-barrel': { ...vignette(cutBarrel), chalk: 0.7 },
  door: vignette(door),
  'hand-lens': vignette(handLens),
  flowering: vignette(flowering),
  'fruit-set': vignette(fruitSet),
  veraison: vignette(veraison),
  gate: { ...vignette(gate), chalk: 1.3 },
  sorting: vignette(sorting),
  'tail-chambertin': tailPiece(tailChambertin),
  'tail-latricieres-chambertin': tailPiece(tailLatricieres),
  'tail-clos-de-la-roche': tailPiece(tailClosDeLaRoche),
  'tail-musigny': tailPiece(tailMusigny),
  'tail-clos-de-vougeot': tailPiece(tailClosDeVougeot),
  'tail-richebourg': tailPiece(tailRichebourg),
  'tail-romanee-saint-vivant': { ...tailPiece(tailRomaneeSaintVivant), values: { black: 0.3, paper: 0.25 } },
  // It stands in the text of Vineyards as well.
  'tail-corton-renardes': { ...tailPiece(tailCortonRenardes), widths: [480] },
  'tail-corton-charlemagne': tailPiece(tailCortonCharlemagne),
};

/** The long panorama of the page of vineyards. It is no plate of the book: it is cut into tiles, and has no number. */
export const STRIP = 'unrolled';

/** The id of a drawing of the panorama: each mark has its own. */
export const stripOf = (layout: LayoutName, mark: Mark): string => `${STRIP}-${layout}-${mark}`;

const strips: Readonly<Record<string, Drawing>> = Object.fromEntries(
  Object.entries(LAYOUTS).flatMap(([name, layout]) =>
    (['ink', 'chalk'] as const).map((mark) => [
      stripOf(name as LayoutName, mark),
      { build: () => unrolled(layout, mark), ratio: TILES * layout.ratio, widths: [], chalk: 1.4 },
    ]),
  ),
);

/** The ids of the drawings of the panorama with one mark. */
export const stripsWith = (mark: Mark): string[] =>
  Object.keys(LAYOUTS).map((layout) => stripOf(layout as LayoutName, mark));

const PORTRAIT = '-tall';

/** Id of the portrait version of a plate: its files are named `<id>-tall-<width>.avif`. */
export const portraitOf = (plate: string): string => `${plate}${PORTRAIT}`;

/** The drawing of a plate id or of the id of its portrait version. */
export function drawingOf(id: string): Drawing {
  const drawing =
    strips[id] ?? ALBUM[id] ?? (id.endsWith(PORTRAIT) ? ALBUM[id.slice(0, -PORTRAIT.length)]?.portrait : undefined);
  if (!drawing) throw new Error(`No plate is called ${id}. There are: ${Object.keys(ALBUM).join(', ')}`);
  return drawing;
}
