/**
 * `npm run bench`: sizes of the built site, its speed beside two reference sites, first taps, and growth.
 * Installs its own packages first. See docs/bench.md for the options and for what the figures mean.
 */
import { builtSite } from './built-site.ts';
import { HELP, readOptions, type Options, type Part } from './options.ts';
import { installKit } from './references/kit-modules.ts';
import { loadNote, writeReport } from './report.ts';

/** Measures one part. `keep` writes down figures, as often as wanted. */
type RunPart = (options: Options, keep: (results: unknown) => string) => Promise<{ text: string; results: unknown }>;

/** Each part returns its tables and its figures. Loaded late: two of them need the kit. */
const run: Readonly<Record<Part, RunPart>> = {
  sizes: async (options) => {
    const { measureSizes, printSizes } = await import('./sizes-part.ts');
    const results = await measureSizes(options.pages);
    return { text: printSizes(results), results };
  },
  lighthouse: async (options, keep) => {
    const { measureWithLighthouse, printLighthouse } = await import('./lighthouse-part.ts');
    const results = await measureWithLighthouse(options, keep);
    return { text: printLighthouse(results), results };
  },
  taps: async (options) => {
    const { measureTaps, printTaps } = await import('./taps.ts');
    const results = await measureTaps(options);
    return { text: printTaps(results), results };
  },
  scale: async (options) => {
    const { measureScale, printScale } = await import('./scale.ts');
    const results = await measureScale(options);
    return { text: printScale(results), results };
  },
  veils: async (options) => {
    const { measureVeils, printVeils } = await import('./veils.ts');
    const results = await measureVeils(options);
    return { text: printVeils(results), results };
  },
};

async function bench(options: Options): Promise<void> {
  // Said before anything is installed or measured.
  builtSite();
  if (options.parts.some((part) => part === 'lighthouse' || part === 'veils')) installKit();
  for (const part of options.parts) {
    console.log(`\n## ${part} (${loadNote()})\n`);
    const keep = (results: unknown): string => writeReport(part, results);
    const { text, results } = await run[part](options, keep);
    console.log(text);
    console.log(`\nWritten to ${keep(results)}`);
  }
}

/** What was asked for; nothing when it was a mistake, which is printed. */
function asked(): Options | undefined {
  try {
    return readOptions(process.argv.slice(2));
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n\n${HELP}`);
    process.exitCode = 1;
    return undefined;
  }
}

const options = asked();
if (options?.help) console.log(HELP);
else if (options) await bench(options);
