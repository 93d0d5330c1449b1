/**
 * `npm run build`: checks the content, renders the site into a staging folder, finishes it there and
 * only then puts it in the place of `dist`. Whatever fails before that leaves the last good `dist`.
 */
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { build as astroBuild } from 'astro';
import { readDeployment, readOffline, readPrecompress } from '#config/deployment.ts';
import { bookPlates } from './book/plates.ts';
import { finish } from './finish.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const workFolder = join(root, '.build');
const cacheDir = join(workFolder, 'cache');
const staging = join(workFolder, 'next');
const previous = join(workFolder, 'previous');
const dist = join(root, 'dist');

async function build(): Promise<void> {
  const deployment = readDeployment(process.env);
  await rm(staging, { recursive: true, force: true });
  // Astro would reuse content that it read under a schema which has changed since.
  await rm(cacheDir, { recursive: true, force: true });
  await mkdir(workFolder, { recursive: true });
  // Rendering keeps one thread busy; the check has another. What the check says is clearer, so it is heard first.
  const rendering = Promise.allSettled([
    astroBuild({ root, outDir: staging, logLevel: 'warn', cacheDir }),
    bookPlates(join(root, 'public/uploads/plates'), join(workFolder, 'book-plates')),
  ]);
  await refuseMistakes();
  const [rendered, plates] = await rendering;
  if (rendered.status === 'rejected') throw rendered.reason;
  if (plates.status === 'rejected') throw plates.reason;
  const options = { precompress: readPrecompress(process.env), offersCopies: readOffline(process.env) };
  const pages = await finish(staging, deployment, options, plates.value);
  await publish();
  console.log(`${pages} pages for ${deployment.origin}${deployment.base}, dated ${deployment.buildDate}, in dist/`);
}

/** Throws an Error that lists every mistake of the content. */
async function refuseMistakes(): Promise<void> {
  const check = new Worker(new URL('../../tools/content/check-worker.ts', import.meta.url), { workerData: root });
  const [problems] = (await once(check, 'message')) as [string[]];
  if (problems.length === 0) return;
  throw new Error(
    `The content has ${problems.length} mistake(s):\n${problems.map((problem) => `  ${problem}`).join('\n')}`,
  );
}

/** Two renames: there is never a half-written `dist`, and a build cut off between them is mended by the next. */
async function publish(): Promise<void> {
  await rm(previous, { recursive: true, force: true });
  if (existsSync(dist)) await rename(dist, previous);
  await rename(staging, dist);
  await rm(previous, { recursive: true, force: true });
}

/** A build that was cut off between the two renames left the last good site here. */
async function restore(): Promise<void> {
  if (!existsSync(dist) && existsSync(previous)) await rename(previous, dist);
}

/** What went wrong. Astro leaves what the system said in the cause of an error without a message. */
function reasonOf(error: unknown): unknown {
  return error instanceof Error ? error.message || reasonOf(error.cause) : error;
}

try {
  await restore();
  await build();
} catch (error) {
  console.error(reasonOf(error));
  if (existsSync(dist)) console.error('The last good build in dist/ is untouched.');
  // Not only the exit code: Astro may still be rendering what nobody wants.
  process.exit(1);
}
