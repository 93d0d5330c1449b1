import { siteFolder } from './built-site.ts';
import { startStaticServer } from '../../tools/static-server.ts';

/** Serves the built site while the browser tests run, and tells them its address. */
export default async function serve(): Promise<() => Promise<void>> {
  const { origin, close } = await startStaticServer({ folder: siteFolder });
  process.env.E2E_ORIGIN = origin;
  return close;
}
