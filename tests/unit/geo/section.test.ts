import { describe, expect, it } from 'vitest';
import { altitudeAt, joinAtTop, placeAlong } from '#geo/section.ts';

const point = (distance_m: number, altitude_m: number) => ({ distance_m, altitude_m });

describe('a section through a hill', () => {
  const west = [point(0, 250), point(10, 300), point(20, 290)];
  const east = [point(-10, 230), point(0, 270), point(30, 300)];
  const profile = joinAtTop(west, 10, east, 30);

  it('runs from the foot of one side over the top to the foot of the other', () => {
    expect(profile).toEqual([
      [0, 250],
      [10, 300],
      [40, 270],
      [50, 230],
    ]);
  });

  it('tells the altitude between two points', () => {
    expect(altitudeAt(profile, 5)).toBe(275);
    expect(altitudeAt(profile, 45)).toBe(250);
    expect(altitudeAt(profile, 90)).toBe(230);
  });
});

it('a place on a line over the ground lies as far from its start as asked', () => {
  const place = placeAlong([4.84, 47.07], [4.88, 47.07]);
  expect(place(0)[0]).toBeCloseTo(4.84, 6);
  // A degree of longitude is 75.7 km at this latitude.
  expect(place(757)[0]).toBeCloseTo(4.85, 4);
});
