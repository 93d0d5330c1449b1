import { describe, expect, it } from 'vitest';
import { emulate } from '../hosts/support/emulation.ts';
import { emulatedHosts } from '../hosts/support/published-rules.ts';
import { siteFolder } from '../support/built-site.ts';
import { startSecureFront } from './secure-front.ts';
import { missing, output } from './support.ts';

/** Of 140. Five of them are for cookies and five for the browsers' preload list, which need more than a site. */
const LEAST_SCORE = 130;

interface Scan {
  readonly scan: { readonly grade: string; readonly score: number };
  readonly tests: Readonly<Record<string, { readonly pass: boolean; readonly result: string }>>;
}

/** Runs in the kit's folder, where the package is. */
const SCAN = `
  import { scan } from '@mdn/mdn-http-observatory';
  console.log(JSON.stringify(await scan(process.argv[1])));
`;

const reason = missing('openssl', "MDN's HTTP Observatory");

describe.skipIf(reason !== undefined)("MDN's HTTP Observatory", () => {
  const readers = emulatedHosts.filter(({ name }) => /^Netlify, pretty URLs off|^Cloudflare|^Vercel|^Azure/.test(name));

  it.each(readers.map((host) => [host.name, host] as const))('gives the site A+ on %s', async (_, host) => {
    const site = { base: '', port: 0, origin: '', webRoot: siteFolder, dist: siteFolder };
    const running = await emulate(host).start(site);
    const front = await startSecureFront(running.origin);
    try {
      const report = await output(process.execPath, ['--input-type=module', '-e', SCAN, front.host], {
        NODE_EXTRA_CA_CERTS: front.certificate,
      });
      const { scan, tests } = JSON.parse(report) as Scan;
      const failed = Object.entries(tests).filter(([, { pass }]) => !pass);
      expect(failed.map(([name, { result }]) => `${name}: ${result}`)).toEqual([]);
      expect(scan.score).toBeGreaterThanOrEqual(LEAST_SCORE);
      expect(scan.grade).toBe('A+');
    } finally {
      front.stop();
      await running.stop();
    }
  });
});
