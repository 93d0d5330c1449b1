import { minifySync } from 'vite';
import { FACES_WAIT_MS } from '#config/interaction.ts';
import source from '#frame/first-view.js?raw';

/** The script in the head of every page: as short as can be, with its one constant. Made once for all pages. */
export const { code: firstViewScript } = minifySync(
  'first-view.js',
  source.replace('FACES_WAIT_MS', String(FACES_WAIT_MS)),
  { module: false },
);
