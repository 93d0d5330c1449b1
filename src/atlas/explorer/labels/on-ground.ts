import { letteringBeside, SHOWN_FROM, LETTER_SIZES } from '#atlas/explorer/labels/name-sizes.ts';
import type { ClimatInView, InView } from '#atlas/explorer/view.ts';
import { corners, overlap } from '#atlas/plane/geometry.ts';
import { NAME_STYLES, labelLayouts } from '#atlas/labels/label-layouts.ts';
import { placeInside, touchesNone, within } from '#atlas/labels/label-placement.ts';
import { boxAt, inflated, middleOf } from '#atlas/plane/plane.ts';

/** Pixels between the edge of the room for names and one on what is in view of its ground, and between the places that are tried for it. */
const CLEAR = 4;
const TRIED = 14;

/** The names of climats on their own ground, and on what is in view of it. */
export function namesOnGround(view: InView) {
  const whole = view.climats.flatMap((one) => onWhole(view, one));
  const cut = view.climats.filter((one) => isCut(view, one) && !whole.some(({ climat }) => climat === one.climat));
  return [...whole, ...onParts(view, cut)];
}

/** A name where the file of the explorer sets it, if it has room there. */
function onWhole({ turnIndex, scale, detail, place, taken, room }: InView, { climat, look }: ClimatInView) {
  const set = climat.names[turnIndex];
  // All names of a view are set alike: small capitals once most of them have room for those.
  if (!set || detail < SHOWN_FROM.premier) return [];
  const letter = LETTER_SIZES[look].ground.find((one) => set.scale * one <= scale);
  if (letter === undefined) return [];
  const at = place(set.at);
  const box = boxAt(at, set.size[0] * letter, set.size[1] * letter);
  if (!within(room)(box) || !touchesNone(taken)(box)) return [];
  taken.push(box);
  return [{ climat, set: { ...set, isPlain: false }, at, letter }];
}

/** Whether the edge of the map cuts the ground of a climat; a Grand Cru is named on part of its ground in any case. */
const isCut = ({ detail, room }: InView, { climat: { rank }, box }: ClimatInView): boolean =>
  detail >= SHOWN_FROM[rank] && (rank === 'grand' || !within(room)(box));

/** Names on what is in view of their ground, those of Grands Crus in plain letters if need be. */
function onParts(view: InView, cut: readonly ClimatInView[]) {
  const plots = view.plots.flatMap(({ outline }) => outline);
  const named = cut.map((one) => ({
    outline: one.outline,
    over: [...plots, ...drawnOver(view, one)],
    layouts: layoutsOf(view, one),
  }));
  const places = placeInside(
    named,
    [...view.outlines, view.taken.map((box) => [corners(box)])],
    inflated(view.room, -CLEAR),
    TRIED,
  );
  return places.flatMap((set, n) => {
    const one = cut[n];
    if (!set || !one) return [];
    view.taken.push(set.box);
    const isPlain = one.climat.rank === 'grand' && set.letter === LETTER_SIZES[one.look].plain;
    return [{ climat: one.climat, set: { ...set, isPlain }, at: middleOf(set.box), letter: set.letter }];
  });
}

/** The smaller Grands Crus that are drawn over a climat. */
const drawnOver = ({ drawn }: InView, one: ClimatInView) =>
  drawn
    .slice(drawn.indexOf(one) + 1)
    .filter(({ climat, box }) => climat.rank === 'grand' && overlap(box, one.box))
    .flatMap(({ outline }) => outline);

/** The ways in which a name may be set on part of its ground, the best first. */
function layoutsOf({ detail }: InView, { climat: { words, rank }, look }: ClimatInView) {
  const beside = letteringBeside(look, rank, detail);
  return [
    ...(detail < SHOWN_FROM.premier
      ? []
      : LETTER_SIZES[look].ground.flatMap((px) => labelLayouts(words, px, NAME_STYLES[rank]))),
    ...(rank === 'grand' ? labelLayouts(words, beside.px, beside) : []),
  ];
}
