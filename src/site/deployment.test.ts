import { expect, it } from 'vitest';
import { readDeployment, readPrecompress, warningsOf } from '#site/deployment.ts';

const now = new Date('2026-11-21T23:30:00Z');

it.each([
  [{}, { origin: 'https://leroy.example', base: '', contact: undefined, buildDate: '2026-11-21' }],
  [{ SOURCE_DATE_EPOCH: '0' }, { buildDate: '1970-01-01' }],
  [{ SITE_ORIGIN: 'https://example.org/' }, { origin: 'https://example.org' }],
  [{ SITE_ORIGIN: 'http://localhost:8080' }, { origin: 'http://localhost:8080' }],
  [{ SITE_BASE: '/' }, { base: '' }],
  [{ SITE_BASE: '/estate/sub/' }, { base: '/estate/sub' }],
  [{ SITE_CONTACT: 'mailto:a@example.org' }, { contact: 'mailto:a@example.org' }],
])('the deployment of %j is %j', (env, deployment) => {
  expect(readDeployment(env, now)).toMatchObject(deployment);
});

it.each([
  ['SITE_ORIGIN', 'example.org', 'scheme and host'],
  ['SITE_ORIGIN', 'https://example.org/estate', 'SITE_BASE'],
  ['SITE_ORIGIN', 'httpx://example.org', 'scheme and host'],
  ['SITE_BASE', 'estate', 'starts with a slash'],
  ['SITE_BASE', '/..', 'starts with a slash'],
  ['SITE_BASE', '/estate/./sub', 'starts with a slash'],
  ['SITE_BASE', '/a b', 'starts with a slash'],
  ['SITE_CONTACT', 'someone@example.org', 'mailto:'],
  ['SOURCE_DATE_EPOCH', 'yesterday', 'seconds'],
])('a deployment with %s=%s is refused with the cure', (name, value, cure) => {
  expect(() => readDeployment({ [name]: value }, now)).toThrow(new RegExp(`${name}.*${cure}`));
});

it('compression is on unless it is switched off, and refuses anything else', () => {
  expect([readPrecompress({}), readPrecompress({ SITE_PRECOMPRESS: 'no' })]).toEqual([true, false]);
  expect(() => readPrecompress({ SITE_PRECOMPRESS: '0' })).toThrow(/SITE_PRECOMPRESS is "0".*Give no/);
});

it('a deployer is told that no contact is configured', () => {
  expect(warningsOf(readDeployment({}, now))).toEqual([expect.stringMatching(/SITE_CONTACT.*mailto:/)]);
  expect(warningsOf(readDeployment({ SITE_CONTACT: 'mailto:a@example.org' }, now))).toEqual([]);
});
