import { parseArgs } from 'node:util';
import type { Profile } from './kit/audit.ts';

const parts = ['sizes', 'lighthouse', 'taps', 'scale', 'veils'] as const;
export type Part = (typeof parts)[number];

const defaults = { only: 'sizes,lighthouse,taps,scale', runs: '5', scale: '20,200,2000,10000' } as const;

/** What `npm run bench -- --help` prints. */
export const HELP = `npm run bench -- [options]

  --only       of ${parts.join(', ')}             (${defaults.only})
  --runs       visits and taps per row; the middle one is printed   (${defaults.runs})
  --pages      words that an address contains                       (all pages)
  --profiles   words such as phone-off or desktop-simulate-on       (all eight)
  --scale      numbers of Grands Crus                               (${defaults.scale})
  --hot-spots  builds the largest size once more under a profiler

docs/bench.md says what the figures mean.`;

/** What `npm run bench -- …` was asked for. */
export interface Options {
  readonly parts: readonly Part[];
  /** Lighthouse runs, taps and visits per measurement. */
  readonly runs: number;
  /** Words of which a page's path contains one; empty for all pages. */
  readonly pages: readonly string[];
  readonly profiles: readonly Profile[];
  /** Numbers of vineyards. */
  readonly scale: readonly number[];
  /** Whether the largest scale is built once more under a profiler. */
  readonly hotSpots: boolean;
  /** Whether only the options are to be printed. */
  readonly help: boolean;
}

const forms = ['phone', 'desktop'] as const;
const throttlings = ['simulate', 'devtools'] as const;
const screens = ['on', 'off'] as const;

const allProfiles: readonly Profile[] = forms.flatMap((form) =>
  throttlings.flatMap((throttling) => screens.map((screen) => ({ form, throttling, screen }))),
);

/** `phone simulate on` */
export function profileName({ form, throttling, screen }: Profile): string {
  return `${form} ${throttling} ${screen}`;
}

/** Reads the command line. Throws an Error that names the option and what it takes. */
export function readOptions(args: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...args],
    options: {
      only: { type: 'string', default: defaults.only },
      runs: { type: 'string', default: defaults.runs },
      pages: { type: 'string', default: '' },
      profiles: { type: 'string', default: '' },
      scale: { type: 'string', default: defaults.scale },
      'hot-spots': { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  return {
    parts: list(values.only).map((name) => part(name)),
    runs: count('--runs', values.runs),
    pages: list(values.pages),
    profiles: profiles(list(values.profiles)),
    scale: list(values.scale)
      .map((text) => count('--scale', text))
      .sort((a, b) => a - b),
    hotSpots: values['hot-spots'],
    help: values.help,
  };
}

function list(text: string): string[] {
  return text.split(',').filter((item) => item !== '');
}

function part(name: string): Part {
  const found = parts.find((candidate) => candidate === name);
  if (!found) throw new Error(`--only takes ${parts.join(', ')}, not "${name}".`);
  return found;
}

function count(option: string, text: string): number {
  const number = Number(text);
  if (!Number.isInteger(number) || number < 1) throw new Error(`${option} takes whole numbers from 1, not "${text}".`);
  return number;
}

/** `phone-simulate` takes both profiles with these two words; no word takes all. */
function profiles(wanted: readonly string[]): readonly Profile[] {
  const chosen = allProfiles.filter((profile) => {
    const words = profileName(profile).split(' ');
    return wanted.length === 0 || wanted.some((one) => one.split('-').every((word) => words.includes(word)));
  });
  if (chosen.length === 0)
    throw new Error(`--profiles takes words such as phone-simulate-on, not "${wanted.join(',')}".`);
  return chosen;
}
