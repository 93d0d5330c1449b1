import { useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import type { HarvestDay } from '#vintages/harvest-series.ts';
import { HARVEST_CHART, HARVEST_VIEWS } from '#vintages/harvest-views.ts';
import { formatDayOfYear, formatDays } from '#language/format.ts';
import { fill } from '#language/translate.ts';
import { Island, useLanguage, type LanguageProps } from '#island/Island.tsx';
import type { ANCHORS } from '#site/anchors.ts';
import { ADDRESS_PAUSE_MS } from '#site/timings.ts';
import { writeAddress } from '#island/address.client.ts';
import type { Parameter } from '#island/dialog-address.client.ts';

/** The section of the seasons; the table of anchors itself would be another file to fetch. */
const SEASONS: (typeof ANCHORS)['seasons']['section'] = 'seasons';

const YEAR: Parameter = 'year';

interface YearsProps {
  /** First year of the series, which has no gap. */
  readonly first: number;
  /** First day of harvest of each year, as day of the year. */
  readonly days: readonly number[];
  /** From this year on a day and month can be named (docs/behaviour.md 3.10). */
  readonly datedFrom: number;
  /** The last year of the table of seasons, which goes on where the series ends. */
  readonly seasons: number;
  /** The plot. */
  readonly children?: ReactNode;
}

/**
 * The plot of the harvests with a control that walks its years: by pointer on the plot, by arrow keys, by the buttons
 * or by a number (docs/behaviour.md 3.10). The address keeps the year, `?year=1893`.
 */
export function HarvestYears({ locale, messages, ...years }: YearsProps & LanguageProps) {
  return (
    <Island locale={locale} messages={messages} className="harvest-years system-colours">
      <Years {...years} />
    </Island>
  );
}

/** The words on a year in the list of single years (`src/figures/year-by-year/Screen.astro`), without the marks of its sources. */
function yearText(year: number): string {
  const line = document.querySelector(`[data-year-text="${year}"]`)?.cloneNode(true);
  if (!(line instanceof Element)) return '';
  for (const mark of line.querySelectorAll('.citation')) mark.remove();
  return line.textContent;
}

function Years({ first, days, datedFrom, seasons, children }: YearsProps) {
  const { locale, t } = useLanguage<'harvests.walk'>();
  const last = first + days.length - 1;
  const { asked, choose, number, range } = useYear(first, last);
  const found = useMemo(
    () => (asked === undefined ? undefined : harvestYear(first, days, asked)),
    [asked, days, first],
  );

  const step = (by: number): void => {
    choose(asked === undefined ? last : Math.min(last, Math.max(first, asked + by)));
  };
  /** Its date, or before the calendar is certain its distance from the mean, and its rank. */
  const sentence = ({ year, dayOfYear, rank, afterMean }: HarvestYear): string =>
    fill(t(`harvests.walk.${year < datedFrom ? '' : 'dated-'}${afterMean < 0 ? 'early' : 'late'}`), {
      year,
      rank,
      count: days.length,
      days: formatDays(Math.abs(afterMean), locale),
      date: formatDayOfYear(year, dayOfYear, locale),
    });
  const nameOf = ({ year, dayOfYear }: HarvestYear): string =>
    year < datedFrom ? String(year) : `${year}, ${formatDayOfYear(year, dayOfYear, locale)}`;
  const bounds = { min: first, max: last };
  return (
    <>
      <div
        data-controls=""
        className="on-screen mb-6 flex flex-wrap items-center gap-x-8 gap-y-3 without-scripts:hidden"
      >
        <div>
          <div className="flex flex-wrap items-center gap-3">
            <label>
              <span className="mr-3">{t('harvests.walk.year')}</span>
              <input
                ref={number}
                type="number"
                inputMode="numeric"
                {...bounds}
                defaultValue=""
                placeholder="1893"
                className="min-h-target w-24 border border-edge bg-paper px-3 text-ink lining-nums [font:inherit]"
                onInput={({ currentTarget: { value } }) => {
                  if (isYear(value)) choose(Number(value));
                }}
              />
            </label>
            <div className="flex flex-wrap gap-3">
              {[-1, 1].map((by) => (
                <button
                  key={by}
                  type="button"
                  className="button max-sm:px-2 sm:whitespace-nowrap"
                  onClick={() => {
                    step(by);
                  }}
                >
                  {t(by < 0 ? 'harvests.walk.previous' : 'harvests.walk.next')}
                </button>
              ))}
            </div>
          </div>
          <p className="mt-2 text-note italic">{t('harvests.walk.address')}</p>
        </div>
        <p
          role="status"
          className={`max-w-measure grow basis-full text-h3 text-balance lining-nums sm:min-h-[3lh] xl:content-center min-[86rem]:basis-88 ${asked === undefined ? '' : 'max-sm:min-h-[4lh]'}`}
        >
          {/* One text in an element: a translator of pages takes texts out of those that hold several. */}
          <span>
            {found
              ? [sentence(found), yearText(found.year)].join(' ')
              : fill(t(asked === undefined ? 'harvests.walk.hint' : 'harvests.walk.outside'), { first, last })}
          </span>
          {asked !== undefined && asked > last && asked <= seasons && (
            <>
              {' '}
              <a href={`#${SEASONS}`}>{fill(t('harvests.walk.seasons'), { year: asked, last: seasons })}</a>
            </>
          )}
          {asked === undefined && (
            <span className="max-sm:hidden [@media(hover:none)]:hidden"> {t('harvests.walk.keys')}</span>
          )}
        </p>
      </div>
      <div className="relative">
        {children}
        {found && <Needle found={found} first={first} days={days} name={nameOf(found)} />}
        <input
          ref={range}
          type="range"
          {...bounds}
          defaultValue={last}
          aria-label={t('harvests.walk.range')}
          className="on-screen harvest-range max-sm:hidden without-scripts:hidden"
          onInput={({ currentTarget }) => {
            choose(currentTarget.valueAsNumber);
          }}
        />
      </div>
    </>
  );
}

/** The year that is asked for, by the address or by one of two inputs, which follow it where it is one of the series. */
function useYear(first: number, last: number) {
  const range = useRef<HTMLInputElement>(null);
  const number = useRef<HTMLInputElement>(null);
  const [asked, ask] = useState<number>();

  const choose = useCallback(
    (year: number): void => {
      ask(year);
      if (year < first || year > last) return;
      if (range.current) range.current.value = String(year);
      if (number.current) number.current.value = String(year);
    },
    [first, last],
  );

  // Browsers allow a limited number of addresses in a time, and dragging asks for many.
  useEffect(() => {
    if (asked === undefined) return undefined;
    const pause = setTimeout(writeAddress, ADDRESS_PAUSE_MS, `?${YEAR}=${asked}`);
    return () => {
      clearTimeout(pause);
    };
  }, [asked]);

  useEffect(() => {
    const chooseGiven = (year = ''): void => {
      if (isYear(year)) choose(Number(year));
    };
    const fromHash = (): void => {
      chooseGiven(/^#(\d{4})$/.exec(location.hash)?.[1]);
    };
    // A value that was set while the code of the island was fetched counts.
    const set = [number.current, range.current].find((input) => input && input.value !== input.defaultValue);
    const year = set?.value ?? new URLSearchParams(location.search).get(YEAR);
    if (year === null) fromHash();
    else chooseGiven(year);
    window.addEventListener('hashchange', fromHash);
    return () => {
      window.removeEventListener('hashchange', fromHash);
    };
  }, [choose]);
  return { asked, choose, number, range };
}

/** A year is asked for when all of its digits are there. */
const isYear = (text: string): boolean => /^\d{4}$/.test(text);

/** One year of the series beside the others. */
interface HarvestYear extends HarvestDay {
  /** 1 is the earliest of the series; years of one day have one rank. */
  readonly rank: number;
  /** Days after the mean of the series; before it, less than zero. */
  readonly afterMean: number;
}

/** Undefined for a year outside of the series. */
function harvestYear(first: number, days: readonly number[], year: number): HarvestYear | undefined {
  const dayOfYear = days[year - first];
  if (dayOfYear === undefined) return undefined;
  const mean = days.reduce((sum, day) => sum + day, 0) / days.length;
  return { year, dayOfYear, rank: 1 + days.filter((day) => day < dayOfYear).length, afterMean: dayOfYear - mean };
}

type NeedleProps = Pick<YearsProps, 'first' | 'days'> & { readonly found: HarvestYear; readonly name: string };

/** Between the end of a stroke and its name, in units of the view boxes. */
const GAP = 14;

/** The stroke of the year, drawn again over the plot in both of its shapes, with its name at the end. */
function Needle({ found, first, days, name }: NeedleProps) {
  const { length, reach } = HARVEST_CHART;
  const [earliest, latest] = [Math.min(...days), Math.max(...days)];
  const x = ((found.year - first) / (days.length - 1)) * length;
  // Names run towards the middle of the plot.
  const isRight = x > length / 2;
  return (['wide', 'upright'] as const).map((shape) => {
    const view = HARVEST_VIEWS[shape];
    const across = (day: number): number => ((day - earliest) / (latest - earliest)) * reach[shape];
    const y = across(found.dayOfYear);
    const middle = across(found.dayOfYear - found.afterMean);
    const named = {
      wide: { x: isRight ? x - GAP : x + GAP, y: y + 5, textAnchor: isRight ? 'end' : 'start' },
      upright: { x: reach.upright - y, y: x - GAP, textAnchor: y < middle ? 'end' : 'start' },
    } as const;
    return (
      <svg
        key={shape}
        viewBox={`${view.x} ${view.y} ${view.width} ${view.height}`}
        className={`pointer-events-none absolute inset-0 w-full fill-wine stroke-wine lining-nums ${shape === 'wide' ? 'max-sm:hidden' : 'max-w-104 sm:hidden'}`}
        fontSize="16"
        aria-hidden="true"
      >
        <g strokeWidth="2.4" transform={shape === 'wide' ? undefined : `matrix(0 1 -1 0 ${reach.upright} 0)`}>
          <path d={`M${x} ${middle}V${y}`} />
          <circle cx={x} cy={y} r="6" />
        </g>
        <text {...named[shape]} className="stroke-paper sm:max-lg:text-half" strokeWidth="7" paintOrder="stroke">
          {name}
        </text>
      </svg>
    );
  });
}
