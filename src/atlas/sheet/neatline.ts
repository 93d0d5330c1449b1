import { roundToTenth } from '#atlas/plane/plane.ts';
import type { WallSheet } from '#atlas/sheet/wall-sheet.ts';

/** The frame between its two lines: every other step of two minutes is dark. */
export function neatline({ ticks, width, height, margin }: WallSheet): string {
  const mid = margin / 2;
  const ends = { north: width - margin, south: width - margin, west: height - margin, east: height - margin };
  return (['north', 'south', 'west', 'east'] as const)
    .flatMap((side) => {
      const marks = ticks
        .filter((tick) => tick.side === side)
        .map(({ along, minutes }) => ({ along, isDark: (minutes / 2) % 2 === 0 }));
      const isLevel = side === 'north' || side === 'south';
      const across = side === 'north' || side === 'west' ? mid : (isLevel ? height : width) - mid;
      return marks.flatMap(({ along, isDark }, n) => {
        const end = marks[n + 1]?.along ?? (isLevel ? ends[side] : margin);
        if (!isDark) return [];
        return isLevel
          ? `M${roundToTenth(along)} ${roundToTenth(across)}H${roundToTenth(end)}`
          : `M${roundToTenth(across)} ${roundToTenth(along)}V${roundToTenth(end)}`;
      });
    })
    .join('');
}
