/** `npm run preview`: serves `dist` on this machine and prints the two home addresses. */
import { fileURLToPath } from 'node:url';
import { preview } from 'astro';
import { readDeployment } from '#config/deployment.ts';
import { localeCodes, locales } from '#i18n/locales.ts';
import { pathTo } from '#routing/paths.ts';
import { href } from '#seo/address.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const port = Number(process.env.PORT ?? 4321);

const server = await preview({ root, logLevel: 'error', server: { port, host: '127.0.0.1' } });
for (const locale of localeCodes) {
  const path = href(readDeployment(process.env), pathTo({ id: 'home' }, locale));
  console.log(`${locales[locale].name.padEnd(8)} http://localhost:${server.port}${path}`);
}
