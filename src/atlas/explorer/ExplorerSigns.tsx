import { SIGN, type Sign } from '#atlas/explorer/signs.ts';
import { middleOf } from '#atlas/plane/plane.ts';

interface SignsProps {
  readonly signs: readonly Sign[];
  readonly onGo: (id: string) => void;
}

/** The signs at the edge of the map, each a button; its arrow stands on the side that it points to. */
export const Signs = ({ signs, onGo }: SignsProps) =>
  signs.map(({ id, name, box, degrees }) => {
    const [x, y] = middleOf(box).map(Math.round) as [number, number];
    const side = Math.abs(degrees) > 90 ? -1 : 1;
    const go = (): void => {
      onGo(id);
    };
    return (
      <g
        key={name}
        className="cote-explorer__sign"
        transform={`translate(${x} ${y})`}
        role="button"
        tabIndex={0}
        onClick={go}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' && event.key !== ' ') return;
          event.preventDefault();
          go();
        }}
      >
        <rect x={-box.width / 2} y={-box.height / 2} width={box.width} height={box.height} />
        <text x={(-side * SIGN.arrow) / 2} fontSize={SIGN.letter} textAnchor="middle" dominantBaseline="central">
          {name}
        </text>
        <path
          d="M-8 0H8M2-5l6 5-6 5"
          transform={`translate(${side * (box.width / 2 - SIGN.pad - 8)} 0) rotate(${Math.round(degrees)})`}
        />
      </g>
    );
  });
