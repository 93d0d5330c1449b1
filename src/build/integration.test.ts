import { expect, it } from 'vitest';
import { refusePlace } from '#build/integration.ts';

it.each(['/home/a/site #2/', '/home/a/50%/', '/home/a?/'])(
  'the folder %s is refused by its path and the sign',
  (root) => {
    expect(() => {
      refusePlace(root);
    }).toThrow(/^\/home\/a.*path has a "[#%?]"\. Move it/);
  },
);
