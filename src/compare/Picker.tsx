import { drawnCrus, fragmentOf, type Comparison } from '#compare/comparison.ts';
import { Outline } from '#compare/PairMap.tsx';
import { useLanguage } from '#island/Island.tsx';

interface PickerProps extends Comparison {
  readonly chosen: readonly string[];
  readonly choose: (slug: string) => void;
}

/** Size of a unit in parts of the letters of the list, so that outlines grow with the screen. */
const UNIT_EM = 0.0175;
/** Outlines of a row stand on one line, and their names begin on one. */
const ROWS = 'row-span-2 grid grid-rows-subgrid';

/**
 * The nine at one scale on one ground line, with the recorded plots. A press on one sets it beside the one pressed before;
 * without script a link leads to a printed pair that holds it.
 */
export function Picker({ crus, pairs, chosen, choose }: PickerProps) {
  const { t } = useLanguage<'compare'>();
  return (
    <nav aria-label={t('compare.choose')} data-picker="">
      <p className="on-screen max-w-measure text-balance">
        <span className="without-scripts:hidden">{t('compare.choose.how')}</span> {t('compare.scale')}
      </p>
      <ul className="mt-6 grid grid-cols-12 text-[4.4vw] sm:grid-cols-5 sm:gap-x-4 sm:text-body xl:-mt-12 xl:grid-cols-[repeat(9,auto)] xl:justify-between xl:gap-x-2 xl:text-h2">
        {drawnCrus(crus).map(({ slug, name, drawn, area, outline }) => {
          const drawing = (
            <>
              <span className="self-end">
                <Outline {...{ slug, outline }} unitEm={UNIT_EM} />
              </span>
              <span className="mt-2 self-start border-b-3 border-double border-transparent pb-1 text-body leading-head text-balance group-aria-pressed:border-wine">
                <span className="block sm:max-w-[5.2em]">{name}</span>
                <span className="block text-note leading-normal text-ink-soft lining-nums">
                  {drawn === name ? area : `${drawn} ${area}`}
                </span>
              </span>
            </>
          );
          const pair = pairs.find((one) => one.includes(slug)) ?? [];
          return (
            <li
              key={slug}
              className={`${ROWS} mb-4 min-w-0 wrap-anywhere max-sm:col-span-4 max-sm:pr-2 max-sm:last:col-span-5 max-sm:nth-8:col-span-3 sm:max-xl:last:col-span-2`}
            >
              <a className={`${ROWS} text-ink no-underline with-scripts:hidden`} href={`#${fragmentOf(pair)}`}>
                {drawing}
              </a>
              <button
                type="button"
                aria-pressed={chosen.includes(slug)}
                onClick={() => {
                  choose(slug);
                }}
                className={`${ROWS} group cursor-pointer text-left aria-pressed:text-wine without-scripts:hidden`}
              >
                {drawing}
              </button>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
