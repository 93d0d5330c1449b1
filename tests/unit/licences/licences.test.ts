import { describe, expect, it } from 'vitest';
import { licenceReport } from '../../../tools/licences/licences.ts';

describe('the licence report', () => {
  it.each([
    ['MIT', []],
    ['(MIT OR GPL-3.0-only)', []],
    ['Apache-2.0 AND MIT', []],
    ['GPL-3.0-only', ['a (GPL-3.0-only)']],
    ['MIT AND GPL-3.0-only', ['a (MIT AND GPL-3.0-only)']],
    ['LGPL-3.0-or-later', ['a (LGPL-3.0-or-later)']],
    ['SEE LICENSE IN LICENSE', ['a (SEE LICENSE IN LICENSE)']],
    [undefined, ['a (no licence)']],
  ])('judges a package that production needs under %s', (license, refused) => {
    const own = license === undefined ? {} : { license };
    expect(licenceReport({ '': {}, 'node_modules/a': own }).refused).toEqual(refused);
  });

  it('lets development use what it likes, and counts it apart', () => {
    const report = licenceReport({
      'node_modules/a': { license: 'MIT' },
      'node_modules/a/node_modules/@b/c': { license: 'MIT' },
      'node_modules/d': { license: 'GPL-3.0-only', dev: true },
    });
    expect(report).toEqual({ production: [['MIT', 2]], development: [['GPL-3.0-only', 1]], refused: [] });
  });

  it('accepts the terms of build tools for those tools alone', () => {
    const { refused } = licenceReport({
      'node_modules/@img/sharp-libvips-linux-x64': { license: 'LGPL-3.0-or-later' },
      'node_modules/lightningcss': { license: 'MPL-2.0' },
      'node_modules/lightning': { license: 'MPL-2.0' },
    });
    expect(refused).toEqual(['lightning (MPL-2.0)']);
  });
});
