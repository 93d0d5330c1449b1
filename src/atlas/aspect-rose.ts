import { tenth, type PlanePoint } from '#atlas/plane.ts';

/** The eight aspects, clockwise from north. */
export const aspects = ['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'] as const;

type Aspect = (typeof aspects)[number];

/** Half the angle of a petal, in degrees. */
const HALF = 17;

/** The petals of a rose around the origin: each covers an area as large as its share, so that a half looks like a half. */
export function petals(
  shares: Readonly<Record<Aspect, number>>,
  radius: number,
): { readonly aspect: Aspect; readonly share: number; readonly d: string; readonly end: PlanePoint }[] {
  return aspects.map((aspect, index) => {
    const share = shares[aspect];
    const length = radius * Math.sqrt(share / 100);
    const at = (degrees: number, far: number): PlanePoint => {
      const angle = ((45 * index + degrees) * Math.PI) / 180;
      return [tenth(Math.sin(angle) * far), tenth(-Math.cos(angle) * far)];
    };
    const [from, to] = [at(-HALF, length), at(HALF, length)];
    const arc = `A${tenth(length)} ${tenth(length)} 0 0 1`;
    return { aspect, share, d: `M0 0L${from.join(' ')}${arc} ${to.join(' ')}z`, end: at(0, length) };
  });
}
