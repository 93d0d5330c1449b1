import { execFileSync } from 'node:child_process';
import { createHash, createPublicKey } from 'node:crypto';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from './project-copy.ts';

/** A private key and a certificate for it, both as PEM. */
export interface Certificate {
  readonly key: Buffer;
  readonly cert: Buffer;
}

/**
 * A certificate for servers on this machine, signed by itself and good for a day; Node cannot make one.
 * Takes the server's name as X.509 writes it: `DNS:localhost`, `IP:127.0.0.1`. Throws without openssl.
 */
export function selfSigned(name: string): Certificate {
  const folder = temporaryFolder('certificate');
  const key = join(folder, 'key.pem');
  const cert = join(folder, 'cert.pem');
  const kind = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '1'];
  const subject = ['-subj', '/CN=localhost', '-addext', `subjectAltName=${name}`];
  try {
    execFileSync('openssl', ['req', '-x509', ...kind, ...subject, '-keyout', key, '-out', cert], { stdio: 'ignore' });
    return { key: readFileSync(key), cert: readFileSync(cert) };
  } catch (cause) {
    throw new Error('A server with TLS needs a certificate, and openssl to make it. Install openssl.', { cause });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * The argument with which Chromium trusts a certificate. Without it, or with every fault of certificates ignored,
 * Chromium keeps nothing of what the server sends in its cache.
 */
export function trustArgument({ cert }: Certificate): string {
  const key = createPublicKey(cert).export({ type: 'spki', format: 'der' });
  return `--ignore-certificate-errors-spki-list=${createHash('sha256').update(key).digest('base64')}`;
}
