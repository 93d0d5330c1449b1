import { detailAt, LEVEL, type ExplorerClimat, type ExplorerData, type Ghost } from '#atlas/explorer.ts';
import { overlap } from '#atlas/geometry.ts';
import { boxAt, turn, type Box, type PlanePoint } from '#atlas/plane.ts';
import { memo, type KeyboardEvent, type PointerEvent } from 'react';
import type { ZoomTransform } from 'd3-zoom';

/** Size of letters in pixels. */
const LETTERS = { grand: 15, premier: 13.5 } as const;
/** Levels of detail from which names of each kind are shown. */
const FROM = { grand: 1, premier: 2 } as const;

interface GroundProps {
  readonly data: ExplorerData;
  readonly chosen: string;
}

/** The ground in metres: it is moved as a whole, and drawn again only when another climat is chosen. */
export const Ground = memo(function Ground({ data, chosen }: GroundProps) {
  return (
    <>
      <path className="cote-sheet__land" d={data.land} />
      <path className="cote-sheet__border" d={data.borders} />
      {data.climats.map(({ id, d, ...climat }) => (
        <path
          key={id}
          data-id={id}
          className={`cote-explorer__climat cote-sheet__${look(climat)}`}
          fill={fillOf(climat)}
          data-chosen={id === chosen || undefined}
          d={d}
        />
      ))}
      <path className="cote-sheet__plots pointer-events-none" d={data.plots.map(({ d }) => d).join('')} />
    </>
  );
});

type Kind = Pick<ExplorerClimat, 'rank' | 'held' | 'number'>;

/** How a climat is drawn, by what it is. */
function look({ rank, held }: Kind): string {
  if (rank === 'grand') return held ? 'nine' : 'grand';
  return held ? 'own' : 'quiet';
}

function fillOf({ rank, held, number = 0 }: Kind): string | undefined {
  if (!held) return undefined;
  return rank === 'grand' ? `url(#explorer-${number % 4})` : 'url(#explorer-own)';
}

/** Pixels of a letter of words in one line, and of the line. */
const LETTER = { commune: 11, plot: 6.2 } as const;
const LINE = 20;

/** Words in one line, each moved down by lines until it touches none before it, and none of `taken`. */
function apart<Word extends { readonly text: string; readonly at: PlanePoint }>(
  words: readonly Word[],
  letter: number,
  taken: readonly PlanePoint[] = [],
): Word[] {
  const boxes = taken.map((at) => boxAt(at, LINE, LINE));
  return words.map((word) => {
    const [x, first] = word.at;
    let y = first;
    const box = (): Box => boxAt([x, y], letter * word.text.length, LINE - 2);
    while (boxes.some((other) => overlap(box(), other))) y += LINE;
    boxes.push(box());
    return { ...word, at: [x, y] };
  });
}

interface WordsProps {
  readonly data: ExplorerData;
  readonly view: ZoomTransform;
  readonly isLevel: boolean;
  readonly size: PlanePoint;
}

/** The words of a view, each on its own ground: what does not fit has none until the map is nearer. */
export const Words = memo(function Words({ data, view, isLevel, size: [width, height] }: WordsProps) {
  const detail = detailAt(view.k);
  const place = ([x, y]: PlanePoint): PlanePoint => [view.applyX(x), view.applyY(y)];
  const onMap = (point: PlanePoint): PlanePoint => place(turn(point, isLevel ? LEVEL : 0));
  const isInView = ([x, y]: PlanePoint): boolean => x > -80 && y > -40 && x < width + 80 && y < height + 40;
  const shown = (words: readonly { readonly text: string; readonly at: PlanePoint }[]) =>
    words.map(({ text, at }) => ({ text, at: onMap(at) })).filter(({ at }) => isInView(at));
  const numerals = data.climats.filter(({ number }) => number !== undefined).map(({ at }) => onMap(at));
  const communes = detail < 2 ? apart(shown(data.communes), LETTER.commune, numerals) : [];
  const plots = detail > 2 ? apart(shown(data.plots), LETTER.plot) : [];
  return (
    <>
      {communes.map(({ text, at: [x, y] }) => (
        <text key={text} className="cote-sheet__commune text-[12px] [text-anchor:middle]" x={x} y={y}>
          {text}
        </text>
      ))}
      {data.climats.map(({ id, name, rank, held, number, names, at }) => {
        const middle = onMap(at);
        if (!isInView(middle)) return null;
        const set = names[isLevel ? 1 : 0];
        const letter = LETTERS[rank];
        const className = `cote-sheet__name--${rank} ${held ? 'cote-explorer__held' : ''}`;
        if (!set || detail < FROM[rank] || set.scale * letter > view.k)
          return number === undefined ? null : (
            <text
              key={id}
              className="cote-sheet__numeral text-[15px] [text-anchor:middle]"
              x={middle[0]}
              y={middle[1] + 5}
            >
              {number}
            </text>
          );
        if ('curve' in set) {
          const [from = [0, 0], ...rest] = set.curve.map((point) => place(point).map(Math.round));
          return (
            <g key={id} className={className} data-name={id}>
              <path id={`axis-${id}`} d={`M${from.join(' ')}C${rest.map((point) => point.join(' ')).join(' ')}`} />
              <text fontSize={letter} textAnchor="middle" dominantBaseline="central">
                <textPath href={`#axis-${id}`} startOffset={`${Math.round(set.middle * 100)}%`}>
                  {name.replace(/ \(.*\)$/, '')}
                </textPath>
              </text>
            </g>
          );
        }
        const [x, y] = place(set.at);
        return (
          <g key={id} className={className} data-name={id}>
            <text fontSize={letter} textAnchor="middle" dominantBaseline="central">
              {set.lines.map((line, n) => (
                <tspan key={line} x={x} y={y + (n - (set.lines.length - 1) / 2) * 0.8 * letter}>
                  {line}
                </tspan>
              ))}
            </text>
          </g>
        );
      })}
      {plots.map(({ text, at: [x, y] }) => (
        <text key={text} className="cote-explorer__plot" x={x} y={y}>
          {text}
        </text>
      ))}
    </>
  );
});

interface GhostProps {
  readonly ghost: Ghost;
  readonly climat: ExplorerClimat;
  readonly label: string;
  /** Pixels of a metre, and the turn of the map in degrees. */
  readonly scale: number;
  readonly degrees: number;
  readonly onMove: (at: PlanePoint) => void;
}

/** Pixels by which an arrow key moves what was lifted. */
const NUDGE = 12;
const ARROWS: Readonly<Record<string, PlanePoint>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The outline of a cru lifted from its place, at its true size: moved by pointer, finger and arrow keys. */
export function Lifted({ ghost, climat, label, scale, degrees, onMove }: GhostProps) {
  const by = (px: PlanePoint): void => {
    const [x, y] = turn(px, -degrees);
    onMove([ghost.at[0] + x / scale, ghost.at[1] + y / scale]);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const arrow = ARROWS[event.key];
    if (!arrow) return;
    event.preventDefault();
    event.stopPropagation();
    by([arrow[0] * NUDGE, arrow[1] * NUDGE]);
  };
  const onPointerMove = (event: PointerEvent): void => {
    if (event.currentTarget.hasPointerCapture(event.pointerId)) by([event.movementX, event.movementY]);
  };
  return (
    <path
      className="cote-explorer__ghost"
      data-ghost={ghost.id}
      d={climat.d}
      transform={`translate(${ghost.at[0] - climat.at[0]} ${ghost.at[1] - climat.at[1]})`}
      tabIndex={0}
      role="img"
      aria-label={label}
      onKeyDown={onKeyDown}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
      }}
      onPointerMove={onPointerMove}
    />
  );
}
