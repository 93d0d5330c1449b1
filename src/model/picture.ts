import { minWidth } from '#styles/breakpoints.ts';

/** A picture drawn in several widths and two colour schemes. Plain data, so that it can be an island's prop. */
export interface PictureData {
  /** Address without width and ending: `/uploads/plates/musigny`. */
  readonly address: string;
  /** Widths it exists in, in pixels, ascending. */
  readonly widths: readonly number[];
  /** Address of the version for browsers without AVIF. */
  readonly fallback: string;
  /** How wide it will be shown, as `sizes` of HTML. */
  readonly sizes: string;
  readonly alt: string;
  /** Size of the largest version, in pixels. */
  readonly width: number;
  readonly height: number;
}

interface PictureSource {
  readonly type: string;
  readonly media: string | undefined;
  readonly srcset: string;
}

const WIDE = minWidth('sm');
/** Phones get moderate drawings however dense their screen is: line art gains little there and costs much. */
const PHONE_WIDEST = 960;
const DARK = '(prefers-color-scheme: dark)';

/** The `<source>` elements of a picture: AVIF for wide screens and for phones, in the dark scheme and in any other. */
export function pictureSources({ address, widths }: PictureData): PictureSource[] {
  const srcset = (ending: string, widest = Infinity): string =>
    widths
      .filter((width) => width <= widest)
      .map((width) => `${address}-${width}${ending} ${width}w`)
      .join(', ');
  const type = 'image/avif';
  return [
    { type, media: `${WIDE} and ${DARK}`, srcset: srcset('-dark.avif') },
    { type, media: WIDE, srcset: srcset('.avif') },
    { type, media: DARK, srcset: srcset('-dark.avif', PHONE_WIDEST) },
    { type, media: undefined, srcset: srcset('.avif', PHONE_WIDEST) },
  ];
}

/** An engraving with its words: everything a page needs to print it. */
export interface Plate {
  readonly id: string;
  /** `IV` */
  readonly numeral: string;
  readonly alt: string;
  /** HTML without a paragraph. */
  readonly caption: string;
  readonly picture: Omit<PictureData, 'alt' | 'sizes'>;
}
