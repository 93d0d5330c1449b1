import { drawnCrus, fragmentOf, type Comparison } from '#compare/comparison.ts';
import { Outline } from '#compare/PairMap.tsx';
import { useLanguage } from '#island/Island.tsx';

interface PickerProps extends Comparison {
  readonly chosen: readonly string[];
  readonly choose: (slug: string) => void;
}

/** Size of a unit in parts of the letters of the list, so that outlines grow with the screen. */
const UNIT_EM = 0.0175;

/**
 * The nine at one scale on one ground line, with the recorded plots. A press on one sets it beside the one pressed before;
 * without script a link leads to a printed pair that holds it.
 */
export function Picker({ crus, pairs, chosen, choose }: PickerProps) {
  const { t } = useLanguage<'compare'>();
  return (
    <nav aria-label={t('compare.choose')} data-picker="">
      <p className="on-screen max-w-measure">
        <span className="without-scripts:hidden">{t('compare.choose.how')}</span> {t('compare.scale')}
      </p>
      <ul className="mt-6 grid grid-cols-3 items-end gap-x-2 gap-y-4 text-h3 sm:flex sm:flex-wrap sm:gap-x-8 sm:text-body xl:-mt-12 xl:justify-between xl:gap-x-2 xl:text-h2">
        {drawnCrus(crus).map(({ slug, name, drawn, area, outline }) => {
          const drawing = (
            <>
              <Outline {...{ slug, outline }} unitEm={UNIT_EM} />
              <span className="mt-2 block min-h-[2lh] text-body leading-head text-balance sm:max-w-[5.2em]">
                {name}
              </span>
              <span className="block text-note text-ink-soft lining-nums">
                {drawn === name ? area : `${drawn} ${area}`}
              </span>
            </>
          );
          const pair = pairs.find((one) => one.includes(slug)) ?? [];
          return (
            <li key={slug} className="min-w-0 wrap-anywhere last:col-span-2">
              <a className="block text-ink no-underline with-scripts:hidden" href={`#${fragmentOf(pair)}`}>
                {drawing}
              </a>
              <button
                type="button"
                aria-pressed={chosen.includes(slug)}
                onClick={() => {
                  choose(slug);
                }}
                className="block cursor-pointer border-b-3 border-double border-transparent pb-1 text-left aria-pressed:border-wine aria-pressed:text-wine without-scripts:hidden"
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
