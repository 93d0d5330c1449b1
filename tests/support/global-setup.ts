import { startStaticServer } from '../../tools/static-server.ts';
import { siteFolder } from './built-site.ts';
import { BASE, secondSite, type SecondSite } from './second-site.ts';

/**
 * Serves the built site while the browser tests run, and a second build below a base path, which is made when a test
 * first asks for it. Passes their addresses on in the environment. A site that BASE_URL names is served already.
 */
export default async function serve(): Promise<() => Promise<void>> {
  if (process.env.BASE_URL !== undefined) return () => Promise.resolve();
  let second: Promise<SecondSite> | undefined;
  const site = await startStaticServer({ folder: siteFolder });
  const below = await startStaticServer({ folder: async () => (await (second ??= secondSite())).folder, base: BASE });
  process.env.E2E_SITE = site.origin;
  process.env.E2E_SITE_BELOW = `${below.origin}${BASE}`;
  return async () => {
    await Promise.all([site.close(), below.close()]);
    const built = await second?.catch(() => undefined);
    built?.remove();
  };
}
