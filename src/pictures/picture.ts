import { minWidth } from '#site/theme.ts';
import type { Tree } from '#text/tree.ts';

/** Size of the largest version of a picture in pixels, and the widths that it exists in, ascending. */
export interface ImageVersions {
  readonly width: number;
  readonly height: number;
  readonly widths: readonly number[];
}

/** A picture drawn in several widths and two colour schemes. */
export interface PictureData extends ImageVersions {
  /** Address without width and ending: `/uploads/plates/musigny`. */
  readonly address: string;
  /** The same subject drawn upright, shown instead on phones; its files are named `<address>-tall-<width>`. */
  readonly portrait?: ImageVersions | undefined;
  /** Address of the version for browsers without AVIF. */
  readonly fallback: string;
  /** How wide it will be shown, as `sizes` of HTML. */
  readonly sizes: string;
  readonly alt: string;
}

interface PictureSource {
  readonly type: string;
  readonly media: string | undefined;
  readonly srcset: string;
  /** Size of the drawing where it has another shape than the picture. */
  readonly width?: number;
  readonly height?: number;
}

const WIDE = minWidth('sm');
/** Phones get moderate drawings however dense their screen is: line art gains little there and costs much. */
const PHONE_WIDEST = 960;
const DARK = '(prefers-color-scheme: dark)';
/** Part of the names of the files of an upright drawing. */
const UPRIGHT = 'tall';

/**
 * The `<source>` elements of a picture: AVIF for wide screens and for phones, in the dark scheme and in any other. A
 * picture without wide drawings has the same for both.
 */
export function pictureSources({ address, widths, portrait }: PictureData): PictureSource[] {
  const srcset = (ending: string, from = widths, shape = ''): string =>
    from.map((width) => `${address}-${shape}${width}${ending} ${width}w`).join(', ');
  const phoneWidths = widths.filter((width) => width <= PHONE_WIDEST);
  const onPhone = (ending: string): string =>
    portrait ? srcset(ending, portrait.widths, `${UPRIGHT}-`) : srcset(ending, phoneWidths);
  const shape = portrait && { width: portrait.width, height: portrait.height };
  const type = 'image/avif';
  const narrow: PictureSource[] = [
    { type, media: DARK, srcset: onPhone('-dark.avif'), ...shape },
    { type, media: undefined, srcset: onPhone('.avif'), ...shape },
  ];
  if (phoneWidths.length === widths.length && !portrait) return narrow;
  return [
    { type, media: `${WIDE} and ${DARK}`, srcset: srcset('-dark.avif') },
    { type, media: WIDE, srcset: srcset('.avif') },
    ...narrow,
  ];
}

/** Width of the smallest file of every plate (plates/README.md), in pixels. */
export const THUMBNAIL_WIDTH = 320;

/**
 * A picture that is shown small on every screen: without its wide drawings. Of a panorama, whose small drawings are lower than
 * their place, it is the upright one.
 */
export function thumbnailOf<Picture extends Pick<PictureData, 'address' | 'portrait' | keyof ImageVersions>>(
  picture: Picture,
) {
  const { address, portrait } = picture;
  if (portrait && isPanorama(picture))
    return { ...picture, ...portrait, address: `${address}-${UPRIGHT}`, portrait: undefined };
  const widths = new Set([THUMBNAIL_WIDTH, ...picture.widths.filter((width) => width <= PHONE_WIDEST)]);
  return { ...picture, widths: [...widths], portrait: undefined };
}

/** An engraving with its words: everything a page needs to print it. */
export interface Plate {
  readonly id: string;
  /** `IV` */
  readonly numeral: string;
  readonly alt: string;
  readonly caption: Tree;
  readonly picture: Omit<PictureData, 'alt' | 'sizes'>;
  /** Its place in the list of plates, which shows it large. */
  readonly href: string;
}

/** Address of the largest drawing of a picture, without its ending: `/uploads/plates/musigny-2400`. */
export function largestDrawing({ address, widths }: Plate['picture']): string {
  return `${address}-${Math.max(...widths)}`;
}

/** Whether a picture is much wider than high. */
export function isPanorama({ width, height }: ImageVersions): boolean {
  return width > 3 * height;
}
