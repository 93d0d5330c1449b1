import { describe, expect, it } from 'vitest';
import { hotSpots } from '../../../tools/bench/hot-spots.ts';

const node = (id: number, functionName: string, url: string) => ({ id, callFrame: { functionName, url } });

describe('hot spots', () => {
  it('are added up by package or by our own function, idle time left out, longest first', () => {
    const profile = {
      nodes: [
        node(1, '(idle)', ''),
        node(2, 'parse', 'file:///home/a/node_modules/yaml/dist/parse.js'),
        node(3, 'lex', 'file:///home/a/node_modules/yaml/dist/lex.js'),
        node(4, 'build', 'file:///home/a/node_modules/@astrojs/react/index.js'),
        node(5, 'finishProse', 'file:///home/a/src/prose/finish.ts'),
        node(6, '', 'file:///home/a/tools/builder/policy.ts'),
        node(7, '(garbage collector)', ''),
      ],
      samples: [1, 2, 3, 4, 5, 6, 7, 2],
      timeDeltas: [90_000, 2000, 3000, 4000, 6000, 1000, 2000, 5000],
    };
    expect(hotSpots(profile)).toEqual([
      { place: 'npm yaml', ms: 10 },
      { place: 'src/prose/finish.ts finishProse', ms: 6 },
      { place: 'npm @astrojs/react', ms: 4 },
      { place: '(garbage collector)', ms: 2 },
      { place: 'tools/builder/policy.ts (anonymous)', ms: 1 },
    ]);
  });
});
