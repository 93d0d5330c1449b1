import { hatchOf } from '#atlas/plane/hatching.ts';
import {
  ARROWS,
  LEVEL_DEGREES,
  type ExplorerClimat,
  type ExplorerData,
  type Lifted,
} from '#atlas/explorer/explorer.ts';
import { signsOf, type Sign } from '#atlas/explorer/signs.ts';
import { Signs } from '#atlas/explorer/ExplorerSigns.tsx';
import { COMMUNE_LETTER } from '#atlas/explorer/labels/communes.ts';
import { namesInView } from '#atlas/explorer/labels/index.ts';
import { PLOT_LETTER } from '#atlas/explorer/labels/plots.ts';
import { linesAround } from '#atlas/labels/label-layouts.ts';
import { inflated, linePath, outlinePath, rotate, type PlanePoint } from '#atlas/plane/plane.ts';
import { memo, useMemo, useRef, type KeyboardEvent, type PointerEvent, type ReactNode, type RefObject } from 'react';
import type { ZoomTransform } from 'd3-zoom';

interface GroundProps {
  readonly data: ExplorerData;
  readonly chosen: string;
  /** Whether plots are so large that a line of paper, which parts those that touch, hides none. */
  readonly isNear: boolean;
}

/** The ground in metres: it is moved as a whole, and drawn again only when another climat is chosen. */
export const Ground = memo(function Ground({ data, chosen, isNear }: GroundProps) {
  return (
    <>
      <path className="cote-explorer__ground" d={data.communes.map(({ d }) => d).join('')} />
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
      <path className="cote-explorer__chosen" d={data.climats.find(({ id }) => id === chosen)?.d} />
      <path
        className={`cote-sheet__plots pointer-events-none ${isNear ? 'stroke-paper' : ''}`}
        d={data.plots.map(({ outline }) => outlinePath(outline)).join('')}
      />
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
  return rank === 'grand' ? `url(#explorer-${hatchOf(number)})` : 'url(#explorer-own)';
}

interface WordsProps {
  readonly data: ExplorerData;
  readonly view: ZoomTransform;
  readonly isLevel: boolean;
  readonly size: PlanePoint;
  readonly chosen: string;
}

interface LetteringProps extends WordsProps {
  readonly group: RefObject<SVGGElement | null>;
  readonly onGo: (id: string) => void;
}

/** The words of a view, which move with the map, and the signs at its edge, which do not. */
export function Lettering({ group, onGo, ...shown }: LetteringProps) {
  const { data, view, isLevel, size } = shown;
  const signs = useMemo(() => signsOf(data, { view, turnIndex: isLevel ? 1 : 0, size }), [data, view, isLevel, size]);
  return (
    <>
      <g ref={group} className="cote-explorer__words" aria-hidden="true">
        <Words {...shown} signs={signs} />
      </g>
      <Signs signs={signs} onGo={onGo} />
    </>
  );
}

/** The words of a view: what has no room has none until the map is nearer. */
const Words = memo(function Words({
  data,
  view,
  isLevel,
  size,
  chosen,
  signs,
}: WordsProps & { readonly signs: readonly Sign[] }) {
  const place = ([x, y]: PlanePoint): PlanePoint => [view.applyX(x), view.applyY(y)];
  const { named, beside, villages, communes, plots } = namesInView(data, {
    scale: view.k,
    turnIndex: isLevel ? 1 : 0,
    onMap: (point) => place(rotate(point, isLevel ? LEVEL_DEGREES : 0)),
    place,
    size,
    chosen,
    reserved: signs.map(({ box }) => inflated(box, 4)),
  });
  const leaders = [...beside.flatMap(({ leader }) => (leader ? [leader] : [])), ...plots.flatMap((one) => one.leaders)];
  return (
    <>
      <path className="cote-sheet__leader" d={leaders.map((leader) => linePath(leader, Math.round)).join('')} />
      <path className="cote-explorer__starts" d={leaders.map(([start]) => `M${at(start)}h0`).join('')} />
      <path
        className="cote-sheet__village"
        d={villages.map((point) => `M${at(point)}m-4 4v-4.5l4-4 4 4v4.5z`).join('')}
      />
      {communes.map(({ text, lines }) => (
        <Lines key={text} className="cote-sheet__commune" letter={COMMUNE_LETTER} lines={lines} />
      ))}
      {named.map(({ climat: { id, words, rank, held }, set, at: middle, letter }) => {
        const className = classOf(set.isPlain ? 'plain' : rank, held);
        if ('curve' in set) {
          // Letters along a curve are painted one by one: their wide edges come first, so that none lies over a letter.
          const edges = held ? ['stroke-[7px]', 'stroke-0'] : ['stroke-0'];
          const [from = '', ...rest] = set.curve.map((point) => at(place(point)));
          return (
            <g key={id} className={className} data-name={id}>
              <path id={`axis-${id}`} d={`M${from}Q${rest.join(' ')}`} />
              {edges.map((edge) => (
                <text key={edge} className={edge} fontSize={letter} textAnchor="middle" dominantBaseline="central">
                  <textPath href={`#axis-${id}`} startOffset={`${Math.round(set.middle * 100)}%`}>
                    {figured(words)}
                  </textPath>
                </text>
              ))}
            </g>
          );
        }
        return (
          <g key={id} className={className} data-name={id}>
            <Lines
              letter={letter}
              lines={linesAround(set.lines, middle, LINE[set.isPlain ? 'plain' : rank] * letter)}
            />
          </g>
        );
      })}
      {beside.map(({ climat: { id, rank, held }, isPlain, letter, lines }) => (
        <g key={id} className={classOf(isPlain ? 'plain' : rank, held)}>
          <Lines letter={letter} lines={lines} />
        </g>
      ))}
      {plots.map(({ lines }) => (
        <Lines key={lines[0]?.text} className="cote-explorer__plot" letter={PLOT_LETTER} lines={lines} />
      ))}
    </>
  );
});

/** Height of a line of a name, in parts of its letters: small capitals are lower than italics. */
const LINE = { grand: 0.8, premier: 0.95, plain: 1 } as const;

const classOf = (look: keyof typeof LINE, isHeld: boolean): string =>
  `cote-sheet__name--${look} ${isHeld ? 'cote-explorer__held' : ''}`;

const at = (point: PlanePoint): string => point.map(Math.round).join(' ');

interface LinesProps {
  readonly className?: string;
  readonly letter: number;
  readonly lines: readonly { readonly text: string | undefined; readonly at: PlanePoint }[];
}

/** Words in level lines, each around its place. */
const Lines = ({ className, letter, lines }: LinesProps) => (
  <text className={className} fontSize={letter} textAnchor="middle" dominantBaseline="central">
    {lines.map(({ text, at: [x, y] }) => (
      <tspan key={text} x={x} y={y}>
        {figured(text)}
      </tspan>
    ))}
  </text>
);

/** Words, with the number that they may begin with outside of the small capitals, where a 1 would read as an I. */
const figured = (words = ''): ReactNode => {
  const [, number, name] = /^(\d+)(.*)/.exec(words) ?? [];
  return number === undefined ? (
    words
  ) : (
    <>
      <tspan className="cote-explorer__number">{number}</tspan>
      {name}
    </>
  );
};

interface LiftedProps {
  readonly lifted: Lifted;
  readonly climat: ExplorerClimat;
  readonly label: string;
  /** Pixels of a metre, and the turn of the map in degrees. */
  readonly scale: number;
  readonly degrees: number;
  readonly onMove: (at: PlanePoint) => void;
}

/** Pixels by which an arrow key moves what was lifted. */
const NUDGE = 12;

/** The outline of a cru lifted from its place, at its true size: moved by pointer, finger and arrow keys. */
export function LiftedOutline({ lifted, climat, label, scale, degrees, onMove }: LiftedProps) {
  const pressed = useRef<{ readonly at: PlanePoint; readonly px: PlanePoint }>(undefined);
  const moveFrom = (at: PlanePoint, px: PlanePoint): void => {
    const [x, y] = rotate(px, -degrees);
    onMove([at[0] + x / scale, at[1] + y / scale]);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const arrow = ARROWS[event.key];
    if (!arrow) return;
    event.preventDefault();
    moveFrom(lifted.at, [arrow[0] * NUDGE, arrow[1] * NUDGE]);
  };
  const onPointerMove = ({ currentTarget, pointerId, clientX, clientY }: PointerEvent): void => {
    const from = pressed.current;
    if (from && currentTarget.hasPointerCapture(pointerId))
      moveFrom(from.at, [clientX - from.px[0], clientY - from.px[1]]);
  };
  return (
    <path
      className="cote-explorer__ghost"
      data-ghost={lifted.id}
      d={climat.d}
      transform={`translate(${lifted.at[0] - climat.at[0]} ${lifted.at[1] - climat.at[1]})`}
      tabIndex={0}
      role="img"
      aria-label={label}
      onKeyDown={onKeyDown}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        pressed.current = { at: lifted.at, px: [event.clientX, event.clientY] };
      }}
      onPointerMove={onPointerMove}
    />
  );
}
