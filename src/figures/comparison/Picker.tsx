import { fragmentOf } from '#site/pair-fragment.ts';
import { drawnCrus } from '#figures/comparison/frames.ts';
import type { Comparison } from '#figures/comparison/types.ts';
import { Outline } from '#figures/comparison/PairMap.tsx';
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
  const { t } = useLanguage<'compare.tool'>();
  return (
    <nav aria-label={t('compare.tool.choose')} data-picker="">
      <p className="on-screen max-w-measure text-balance">
        <span className="without-scripts:hidden">{t('compare.tool.choose.how')}</span> {t('compare.tool.scale')}
      </p>
      <ul className="picker">
        {drawnCrus(crus).map(({ slug, name, told: { area }, outline }) => {
          const drawing = (
            <>
              <span>
                <Outline {...{ slug, outline }} unitEm={UNIT_EM} />
              </span>
              <span>
                <span>{name}</span>
                <span>{area.name === name ? area.words : `${area.name} ${area.words}`}</span>
              </span>
            </>
          );
          const pair = pairs.find((one) => one.includes(slug)) ?? [];
          return (
            <li key={slug}>
              <a className="text-ink no-underline with-scripts:hidden" href={`#${fragmentOf(pair)}`}>
                {drawing}
              </a>
              <button
                type="button"
                aria-pressed={chosen.includes(slug)}
                onClick={() => {
                  choose(slug);
                }}
                className="cursor-pointer text-left aria-pressed:text-wine without-scripts:hidden"
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
