/**
 * Where one build will live. Read from the environment by Node code only (pages, layouts, tools);
 * islands receive what they need as props.
 */
export interface Deployment {
  /** Scheme and host without a trailing slash: `https://leroy.example`. */
  readonly origin: string;
  /** Path the site is published under, without a trailing slash: `` or `/estate/sub`. */
  readonly base: string;
  /** `mailto:` or `https:` address for corrections, or undefined to show none. */
  readonly contact: string | undefined;
  /** The build day (UTC), which is also the sitemap's lastmod: `2026-11-21`. */
  readonly buildDate: string;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** Reserved by RFC 2606: a build that was never told its origin cannot claim somebody's domain. */
const DEFAULT_ORIGIN = 'https://leroy.example';

/**
 * Reads `SITE_ORIGIN`, `SITE_BASE`, `SITE_CONTACT` and `SOURCE_DATE_EPOCH` (seconds; reproducible-builds.org).
 * Throws an Error that names the variable and the cure.
 */
export function readDeployment(env: Environment, now: Date = new Date()): Deployment {
  return {
    origin: readOrigin(env.SITE_ORIGIN),
    base: readBase(env.SITE_BASE),
    contact: readContact(env.SITE_CONTACT),
    buildDate: readBuildDate(env.SOURCE_DATE_EPOCH, now),
  };
}

/** Warnings on a deployment that was not configured in full. */
export function warningsOf({ contact }: Deployment): readonly string[] {
  if (contact !== undefined) return [];
  return [
    'SITE_CONTACT is not set: the footer welcomes corrections and names no way to send them. Set it to a mailto: or https: address.',
  ];
}

/**
 * Whether compressed versions are written beside the files, from `SITE_PRECOMPRESS`: `yes`, which is the
 * default, or `no` for hosts that compress by themselves.
 */
export function readPrecompress(env: Environment): boolean {
  return readSwitch(env, 'SITE_PRECOMPRESS', 'for a host that compresses by itself');
}

/**
 * Whether visitors may keep pages on their devices, from `SITE_OFFLINE`: `yes`, which is the default, or `no`, which
 * also removes what they kept (docs/deploy.md).
 */
export function readOffline(env: Environment): boolean {
  return readSwitch(env, 'SITE_OFFLINE', 'to offer no copies and to remove those kept');
}

function readSwitch(env: Environment, name: string, purpose: string): boolean {
  const value = env[name] ?? 'yes';
  if (value === 'yes' || value === 'no') return value === 'yes';
  throw new Error(`${name} is "${value}". Give no ${purpose}, or leave it out.`);
}

function readOrigin(value = DEFAULT_ORIGIN): string {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || url.pathname !== '/' || url.search || url.hash) {
    throw new Error(
      `SITE_ORIGIN is "${value}". Give scheme and host only, such as https://example.org; a folder goes into SITE_BASE.`,
    );
  }
  return url.origin;
}

function readBase(value = ''): string {
  const base = value.replace(/\/+$/, '');
  if (base !== '' && !/^(\/(?!\.{1,2}(?:\/|$))[\w.~-]+)+$/.test(base)) {
    throw new Error(`SITE_BASE is "${value}". Give a path that starts with a slash, such as /estate, or leave it out.`);
  }
  return base;
}

function readContact(value: string | undefined): string | undefined {
  if (!value) return undefined;
  if (!/^(mailto:[^@\s]+@[^@\s]+|https:\/\/\S+)$/.test(value)) {
    throw new Error(`SITE_CONTACT is "${value}". Give mailto:someone@example.org or an https:// address.`);
  }
  return value;
}

function readBuildDate(epoch: string | undefined, now: Date): string {
  if (epoch !== undefined && !/^\d{1,11}$/.test(epoch)) {
    throw new Error(`SOURCE_DATE_EPOCH is "${epoch}". Give whole seconds since 1970, as \`date +%s\` prints them.`);
  }
  const moment = epoch === undefined ? now : new Date(Number(epoch) * 1000);
  return moment.toISOString().slice(0, 10);
}
