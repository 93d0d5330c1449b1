import { sort } from 'd3-array';
import type { ExplorerData } from '#atlas/explorer/explorer.ts';
import { namesOfCommunes } from '#atlas/explorer/labels/communes.ts';
import { labelCandidates, placeLabelBeside, type ToName } from '#atlas/explorer/labels/beside.ts';
import { linesOf } from '#atlas/explorer/labels/lines-in-the-way.ts';
import { LOOKS } from '#atlas/explorer/labels/name-sizes.ts';
import { namesOnGround } from '#atlas/explorer/labels/on-ground.ts';
import { namesOfPlots } from '#atlas/explorer/labels/plots.ts';
import { inView, type InView, type Shown } from '#atlas/explorer/view.ts';
import { isWithin } from '#atlas/plane/geometry.ts';
import { within } from '#atlas/labels/label-placement.ts';
import { boxAround, boxAt, mapPoints, parseOutlinePath } from '#atlas/plane/plane.ts';

/**
 * The names of a view: those of climats on their own ground, what fits there, and beside it the other Grands Crus, communes
 * and plots. All stand whole within the view, and none touches another.
 */
export function namesInView(data: ExplorerData, shown: Shown) {
  const view = inView(data, shown);
  const { detail, onMap, map, taken, leaders } = view;
  const named = namesOnGround(view);
  const homes = detail < 3 ? data.communes.map((commune) => ({ ...commune, at: onMap(commune.at) })) : [];
  const villages = homes.filter(({ at, isVillage }) => isVillage && isWithin(map, at)).map(({ at }) => at);
  const signs = villages.map(([x, y]) => boxAt([x, y - 2], 10, 13));
  taken.push(...signs);
  const toName = labelCandidates(view, (climat) => named.some((one) => one.climat === climat), signs);
  const namesBeside = (climats: readonly ToName[]) => climats.flatMap((one) => placeLabelBeside(view, one, toName));
  // The chosen one and its plots first.
  const own = namesBeside(toName.filter(({ look }) => look === 'chosen'));
  const plots = namesOfPlots(plotsToName(view), view);
  leaders.push(...plots.flatMap((one) => one.leaders));
  const others = toName.filter(({ look }) => look !== 'chosen');
  const [takenBefore, leadersBefore] = [taken.length, leaders.length];
  let beside = namesBeside(others);
  if (others.some(({ climat, look }) => look === 'nine' && !beside.some((one) => one.climat === climat))) {
    // Where others leave one of the nine no room, the nine come before them.
    taken.splice(takenBefore);
    leaders.splice(leadersBefore);
    beside = namesBeside(sort(others, ({ look }) => LOOKS.indexOf(look)));
  }
  const borders = homes.length === 0 ? [] : linesOf(data.borders, onMap);
  const outlined = homes.map(({ d, ...home }) => ({ ...home, own: mapPoints(parseOutlinePath(d), onMap) }));
  const communes = namesOfCommunes(outlined, borders, view);
  return { named, beside: [...own, ...beside], villages, communes, plots };
}

/** The plots of the chosen climat; where none is chosen, those that are in view whole. */
const plotsToName = ({ plots, chosen, detail, map }: InView) =>
  plots.filter(({ cru, outline }) =>
    chosen === '' ? detail > 2 && within(map)(boxAround(outline)) : cru === chosen && detail > 0,
  );
