import { describe, expect, it } from 'vitest';
import { refusedPackages } from '../../../tools/licences/licences.ts';

describe('the check of licences', () => {
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
    expect(refusedPackages({ '': {}, 'node_modules/a': own })).toEqual(refused);
  });

  it('lets development use what it likes', () => {
    expect(refusedPackages({ 'node_modules/d': { license: 'GPL-3.0-only', dev: true } })).toEqual([]);
  });

  it('accepts the terms of build tools for those tools alone', () => {
    const refused = refusedPackages({
      'node_modules/@img/sharp-libvips-linux-x64': { license: 'LGPL-3.0-or-later' },
      'node_modules/a/node_modules/lightningcss': { license: 'MPL-2.0' },
      'node_modules/lightning': { license: 'MPL-2.0' },
    });
    expect(refused).toEqual(['lightning (MPL-2.0)']);
  });
});
