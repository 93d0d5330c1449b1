import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { servePlainly, type RunningSite } from '../../../tools/bench/site-server.ts';

let folder: string;
let site: RunningSite;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'served-'));
  mkdirSync(join(folder, 'philosophie'));
  mkdirSync(join(folder, '_astro'));
  writeFileSync(join(folder, 'philosophie', 'index.html'), '<p>Philosophie</p>');
  writeFileSync(join(folder, 'en.html'), '<p>Home</p>');
  writeFileSync(join(folder, '404.html'), '<p>404</p>');
  writeFileSync(join(folder, '_astro', 'font.woff2'), 'font');
  site = await servePlainly({ folder, base: '/estate', rewrite: (html) => html.replace('Home', 'Start') });
});

afterAll(async () => {
  await site.stop();
  rmSync(folder, { recursive: true });
});

describe('the server of the bench', () => {
  it.each([
    ['/estate/philosophie', 200, '<p>Philosophie</p>'],
    ['/estate/philosophie/', 200, '<p>Philosophie</p>'],
    ['/estate/en?again', 200, '<p>Start</p>'],
    ['/estate/nowhere', 404, '<p>404</p>'],
  ])('answers %s with %d and a compressed page', async (path, status, html) => {
    const answer = await site.answer(path);
    expect(answer.status).toBe(status);
    expect(answer.headers).toMatchObject({ 'content-encoding': 'br', 'content-length': `${answer.body.byteLength}` });
    expect(brotliDecompressSync(answer.body).toString()).toBe(html);
  });

  it('sends what is compressed already as it is, to be kept where its name is hashed', async () => {
    const response = await fetch(`${site.origin}/estate/_astro/font.woff2`);
    expect(await response.text()).toBe('font');
    expect(response.headers.get('content-encoding')).toBeNull();
    expect(response.headers.get('cache-control')).toContain('immutable');
  });
});
