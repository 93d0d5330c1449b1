import { expect, it } from 'vitest';
import { troublesOf } from '../tools/sources/addresses.ts';
import { changingSite, type ChangingSite } from './support/changing-site.ts';

/** What a host answers to the path of a source. */
const ANSWERS: Readonly<Record<string, ReturnType<ChangingSite['instead']>>> = {
  '/well': { status: 200 },
  '/gone': { status: 404 },
  '/old': { status: 301, location: '/well' },
  '/slash': { status: 301, location: '/slash/' },
  '/slash/': { status: 200 },
  '/refused': { status: 403 },
  '/broken': 'broken',
  '/silent': 'silence',
};

it('the addresses of sources are told apart: well, gone, moved, refused, silent', async () => {
  const site = await changingSite('');
  site.instead = (path) => ANSWERS[path];
  const { origin } = site;
  const troubles = await troublesOf(
    Object.keys(ANSWERS).map((path) => origin + path),
    500,
  ).finally(site.close);
  expect(Object.fromEntries(troubles)).toEqual({
    [`${origin}/gone`]: 'status 404',
    [`${origin}/old`]: `moved to ${origin}/well`,
    [`${origin}/broken`]: expect.stringMatching(/^does not answer/) as string,
    [`${origin}/silent`]: expect.stringMatching(/^does not answer/) as string,
  });
});
