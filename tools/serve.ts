/** `npm run preview`: serves `dist` on this machine and prints the two home addresses. PORT changes the port. */
import { fileURLToPath } from 'node:url';
import { readDeployment } from '#site/deployment.ts';
import { localeCodes, locales } from '#language/locales.ts';
import { pathTo } from '#site/paths.ts';
import { href } from '#site/address.ts';
import { startStaticServer } from './static-server.ts';

const folder = fileURLToPath(new URL('../dist', import.meta.url));
const deployment = readDeployment(process.env);
const port = Number(process.env.PORT ?? 4321);
const { origin } = await startStaticServer({ folder, base: deployment.base, port }).catch((error: unknown) => {
  console.error(
    `dist/ cannot be served on port ${port} (${String(error)}). Build it first, or set PORT to another port.`,
  );
  process.exit(1);
});
for (const locale of localeCodes) {
  const address = `${origin}${href(deployment, pathTo({ id: 'home' }, locale))}`;
  console.log(`${locales[locale].name.padEnd(8)} ${address}`);
}
