import type { Scene } from './engine/scene.ts';
import { composeView, type View } from './part/view.ts';
import { bunch } from './scene/bunch.ts';
import { cellar } from './scene/cellar.ts';
import { chambertin } from './scene/chambertin.ts';
import { closDeLaRoche } from './scene/clos-de-la-roche.ts';
import { closDeVougeot } from './scene/clos-de-vougeot.ts';
import { cortonCharlemagne } from './scene/corton-charlemagne.ts';
import { cortonRenardes } from './scene/corton-renardes.ts';
import { coteAtDawn } from './scene/cote-at-dawn.ts';
import { coteByNight } from './scene/cote-by-night.ts';
import { latricieresChambertin } from './scene/latricieres-chambertin.ts';
import { musigny } from './scene/musigny.ts';
import { panorama } from './scene/panorama.ts';
import { richebourg } from './scene/richebourg.ts';
import { romaneeSaintVivant } from './scene/romanee-saint-vivant.ts';
import { village } from './scene/village.ts';
import { vineStock } from './scene/vine-stock.ts';

export interface Plate {
  readonly build: () => Scene;
  /** Widest file: pictures across a whole page are printed larger than figures. */
  readonly widest: 1600 | 2400;
}

const hero = (shape: View | (() => Scene)): Plate => ({ build: scene(shape), widest: 2400 });
const figure = (shape: View): Plate => ({ build: scene(shape), widest: 1600 });

const scene = (shape: View | (() => Scene)): (() => Scene) =>
  typeof shape === 'function' ? shape : () => composeView(shape);

/** Every plate of the book, by the id that the content uses. */
export const ALBUM: Readonly<Record<string, Plate>> = {
  'cote-at-dawn': hero(coteAtDawn),
  'cote-by-night': hero(coteByNight),
  cellar: hero(cellar),
  village: hero(village),
  'vine-stock': figure(vineStock),
  bunch: hero(bunch),
  panorama: hero(panorama),
  chambertin: hero(chambertin),
  'latricieres-chambertin': hero(latricieresChambertin),
  'clos-de-la-roche': hero(closDeLaRoche),
  musigny: hero(musigny),
  'clos-de-vougeot': hero(closDeVougeot),
  richebourg: hero(richebourg),
  'romanee-saint-vivant': hero(romaneeSaintVivant),
  'corton-renardes': hero(cortonRenardes),
  'corton-charlemagne': hero(cortonCharlemagne),
};
