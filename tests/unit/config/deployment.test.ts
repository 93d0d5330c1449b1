import { describe, expect, it } from 'vitest';
import { readDeployment, readPrecompress } from '#config/deployment.ts';

const now = new Date('2026-11-21T23:30:00Z');

describe('readDeployment', () => {
  it('takes the build day from the clock when nothing is given', () => {
    expect(readDeployment({}, now).buildDate).toBe('2026-11-21');
  });

  it('takes the build day from SOURCE_DATE_EPOCH, in UTC', () => {
    expect(readDeployment({ SOURCE_DATE_EPOCH: '0' }, now).buildDate).toBe('1970-01-01');
  });

  it.each([
    ['https://example.org', 'https://example.org'],
    ['https://example.org/', 'https://example.org'],
    ['http://localhost:8080', 'http://localhost:8080'],
  ])('reads the origin %s as %s', (given, expected) => {
    expect(readDeployment({ SITE_ORIGIN: given }, now).origin).toBe(expected);
  });

  it.each([
    ['/', ''],
    ['/estate', '/estate'],
    ['/estate/', '/estate'],
    ['/estate/sub', '/estate/sub'],
  ])('reads the base %s as "%s"', (given, expected) => {
    expect(readDeployment({ SITE_BASE: given }, now).base).toBe(expected);
  });

  it.each([
    ['SITE_ORIGIN', 'example.org', 'scheme and host'],
    ['SITE_ORIGIN', 'https://example.org/estate', 'SITE_BASE'],
    ['SITE_BASE', 'estate', 'starts with a slash'],
    ['SITE_BASE', '/a b', 'starts with a slash'],
    ['SITE_CONTACT', 'someone@example.org', 'mailto:'],
    ['SOURCE_DATE_EPOCH', 'yesterday', 'seconds'],
  ])('refuses %s=%s and names the cure', (name, value, cure) => {
    expect(() => readDeployment({ [name]: value }, now)).toThrow(new RegExp(`${name}.*${cure}`));
  });

  it('has no contact unless one is configured', () => {
    expect(readDeployment({}, now).contact).toBeUndefined();
    expect(readDeployment({ SITE_CONTACT: 'mailto:a@example.org' }, now).contact).toBe('mailto:a@example.org');
  });
});

describe('readPrecompress', () => {
  it('is on unless it is switched off, and refuses anything else', () => {
    expect([readPrecompress({}), readPrecompress({ SITE_PRECOMPRESS: 'no' })]).toEqual([true, false]);
    expect(() => readPrecompress({ SITE_PRECOMPRESS: '0' })).toThrow(/SITE_PRECOMPRESS is "0".*Give no/);
  });
});
