import { minifySync } from 'vite';
import { FACES_WAIT_MS } from '#config/interaction.ts';

/** The script in the head of every page, made of the text of first-view.js: as short as can be, with its one constant. */
export function headScript(source: string): string {
  const { code } = minifySync('first-view.js', source.replace('FACES_WAIT_MS', String(FACES_WAIT_MS)), {
    module: false,
  });
  return code;
}
