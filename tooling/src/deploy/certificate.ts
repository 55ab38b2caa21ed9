import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { isIPv4 } from 'node:net';
import path from 'node:path';
import { UsageError } from 'vstrecha-kit/system/UsageError';
import { placeOf, servedOrigins, type Deployment } from './readDeployment.ts';

const DAYS = '90';

/** Makes a certificate for all hosts that no authority has signed, for trials. Keeps one that is there. */
export function makeCertificate(deployment: Deployment): void {
  const { certificate, shell } = deployment;
  const [file, key] = [placeOf(deployment, certificate.file), placeOf(deployment, certificate.key)];
  if (existsSync(file) && existsSync(key)) return;
  for (const folder of [file, key].map((name) => path.dirname(name))) mkdirSync(folder, { recursive: true });
  const hosts = [...new Set(servedOrigins(deployment).map(({ host }) => host))];
  const names = hosts.map((host) => `${isIPv4(host) ? 'IP' : 'DNS'}:${host}`);
  const made = spawnSync(
    'openssl',
    [
      ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-days', DAYS],
      ...['-subj', `/CN=${shell.host.slice(0, 64)}`, '-addext', `subjectAltName=${names.join(',')}`],
      ...['-keyout', key, '-out', file],
    ],
    { encoding: 'utf8' },
  );
  if (made.error)
    throw new UsageError('--self-signed needs the program openssl. Install it or give --certificate and --key.');
  if (made.status !== 0) throw new UsageError(`--self-signed: openssl made no certificate: ${made.stderr.trim()}`);
}
