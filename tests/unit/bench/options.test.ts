import { describe, expect, it } from 'vitest';
import { HELP, profileName, readOptions } from '../../../tools/bench/options.ts';

describe('the command line of the bench', () => {
  it('asks for everything but the loading screen’s drawings by default', () => {
    expect(readOptions([])).toMatchObject({
      parts: ['sizes', 'lighthouse', 'taps', 'scale'],
      runs: 5,
      pages: [],
      scale: [20, 200, 2000, 10_000],
      hotSpots: false,
    });
    expect(readOptions([]).profiles).toHaveLength(8);
  });

  it('takes every option that its help names', () => {
    const named = [...HELP.matchAll(/^ {2}(--[a-z-]+) .*?(?:\(([^()]*)\))?$/gm)];
    expect(named).toHaveLength(6);
    const flags = named.flatMap(([, option = '', preset]) => {
      if (preset === undefined) return [option];
      return preset.startsWith('all ') ? [option, ''] : [option, preset];
    });
    expect(readOptions(flags)).toEqual({ ...readOptions([]), hotSpots: true });
  });

  it('sorts sizes, so that growth can be read off', () => {
    expect(readOptions(['--scale', '200,20']).scale).toEqual([20, 200]);
  });

  it.each([
    ['phone-simulate-on', ['phone simulate on']],
    ['phone-simulate', ['phone simulate on', 'phone simulate off']],
    ['desktop-on,phone-devtools-off', ['phone devtools off', 'desktop simulate on', 'desktop devtools on']],
  ])('takes the profiles of %s', (words, names) => {
    expect(readOptions(['--profiles', words]).profiles.map(profileName)).toEqual(names);
  });

  it.each([
    [['--only', 'speed'], '--only takes sizes, lighthouse, taps, scale, veils, not "speed"'],
    [['--runs', '0'], '--runs takes whole numbers from 1'],
    [['--scale', '20,many'], '--scale takes whole numbers from 1, not "many"'],
    [['--profiles', 'tablet'], '--profiles takes words such as'],
  ])('refuses %j', (args, message) => {
    expect(() => readOptions(args)).toThrow(message);
  });
});
