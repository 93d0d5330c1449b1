import { aspects, type Aspect } from '#atlas/schemas.ts';
import { roundToTenth, type PlanePoint } from '#atlas/plane/plane.ts';

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
      return [roundToTenth(Math.sin(angle) * far), roundToTenth(-Math.cos(angle) * far)];
    };
    const [from, to] = [at(-HALF, length), at(HALF, length)];
    const arc = `A${roundToTenth(length)} ${roundToTenth(length)} 0 0 1`;
    return { aspect, share, d: `M0 0L${from.join(' ')}${arc} ${to.join(' ')}z`, end: at(0, length) };
  });
}
