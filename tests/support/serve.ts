import { join } from 'node:path';
import { startStaticServer } from '../../tools/static-server.ts';
import { siteFolder } from './built-site.ts';
import { copyProject } from './project-copy.ts';

/** Path of the build that is tested below a base path. */
const BASE = '/estate/sub';

/**
 * Serves the built site while the browser tests run, and a second build below a base path. Passes their
 * addresses on in the environment. A site that BASE_URL names is served already.
 */
export default async function serve(): Promise<() => Promise<void>> {
  if (process.env.BASE_URL !== undefined) return () => Promise.resolve();
  const copy = copyProject();
  const { exitCode, output } = await copy.build({ SITE_BASE: BASE });
  if (exitCode !== 0) throw new Error(`The site could not be built for ${BASE}:\n${output}`);
  const site = await startStaticServer({ folder: siteFolder });
  const below = await startStaticServer({ folder: join(copy.folder, 'dist'), base: BASE });
  process.env.E2E_SITE = site.origin;
  process.env.E2E_SITE_BELOW = `${below.origin}${BASE}`;
  return async () => {
    await Promise.all([site.close(), below.close()]);
    copy.remove();
  };
}
