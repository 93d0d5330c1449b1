import { describe, expect, it } from 'vitest';
import { builtPages, siteFolder } from '../support/built-site.ts';
import { startStaticServer } from '../../tools/static-server.ts';
import { checker, java, missing } from './support.ts';

/** What the checker says although the page conforms, and the specification the page follows. */
const exceptions: readonly [specification: string, message: RegExp][] = [
  // CSP Level 3, 6.7.3.3: an inline element is let through by its hash. The checker knows only
  // 'unsafe-inline'; the browser tests see to it that nothing is refused.
  ['CSP3', /^Inline (script|style) violates Content Security Policy \(meta tag\): blocked by “(script|style)-src”/],
  // CSS Box Model Level 4, and CSS Properties and Values API Level 1.
  ['css-box-4', /^CSS: “margin-trim”: Property .* doesn't exist\.$/],
  ['css-properties-values-api-1', /^CSS: Unrecognized at-rule “@property”$/],
  // CSS Conditional Rules Level 5: container queries.
  ['css-conditional-5', /^CSS: (Unrecognized at-rule “@container”|“container-type”: Property .* doesn't exist\.)$/],
  // CSS View Transitions Level 1, 4.2, and Level 2, 4.
  ['css-view-transitions-1', /^CSS: “view-transition-name”: Property .* doesn't exist\.$/],
  ['css-view-transitions-2', /^CSS: Unrecognized at-rule “@view-transition”$/],
  // HTML, 7.6.1.1: "immediate" is the fourth.
  ['html', /^The “eagerness” property in a speculation rule must be one of “eager”, “moderate”, or “conservative”\.$/],
  // HTML, 13.1.2.1, step 6: on void elements a slash has no effect.
  ['html', /^Trailing slash on void elements has no effect/],
  // HTML, 4.3.2: an article need hold no heading of its own. That of the history is the page's.
  ['html', /^Article lacks heading\./],
];

interface Message {
  readonly type: string;
  readonly message: string;
  readonly url?: string;
  readonly lastLine?: number;
}

describe.skipIf(missing('the Nu Html Checker', 'Java') !== undefined)('the Nu Html Checker', () => {
  it('reports nothing but the documented exceptions, each of which it still reports', async () => {
    const { origin, close } = await startStaticServer({ folder: siteFolder });
    const pages = [...builtPages.map(({ path }) => `${path}/`), '/', '/404.html', '/500.html'];
    const options = ['-Dnu.validator.servlet.allow-forbidden-hosts=true', '-Xss2m', '-jar', checker];
    const report = await java([
      ...options,
      ...['--format', 'json', '--stdout'],
      ...pages.map((path) => `${origin}${path}`),
    ]).finally(close);

    const { messages } = JSON.parse(report) as { messages: Message[] };
    const unexplained = messages.filter(({ message }) => !exceptions.some(([, known]) => known.test(message)));
    expect(unexplained.map(({ type, message, url, lastLine }) => `${url}:${lastLine} ${type}: ${message}`)).toEqual([]);
    const idle = exceptions.filter(([, known]) => !messages.some(({ message }) => known.test(message)));
    expect(idle).toEqual([]);
  });
});
