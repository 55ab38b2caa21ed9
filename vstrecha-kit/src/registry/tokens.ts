import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { withRegistryLock } from '../release/registryLock.ts';
import { realPath } from '../system/realPath.ts';
import { writeDurably } from '../system/writeDurably.ts';

/** A token's right to change one remote. The token itself is stored nowhere. */
export interface TokenRecord {
  id: string;
  remote: string;
  /** Team or machine, for the list of releases. */
  name: string;
  /** SHA-256 of the token, which is random and too long to be guessed. */
  hash: string;
  createdAt: string;
  revokedAt?: string;
}

const fileOf = (registry: string) => realPath(registry).replace(/(?:\.json)?$/, '.tokens.json');
const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

/** The tokens of a registry, revoked ones too. */
export function readTokens(registry: string): TokenRecord[] {
  const file = fileOf(registry);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as TokenRecord[]) : [];
}

/** Makes a token for a remote. @returns the token, which cannot be shown again */
export async function createToken(
  registry: string,
  { remote, name, at }: { remote: string; name: string; at: Date },
): Promise<{ id: string; token: string }> {
  const id = randomBytes(4).toString('hex');
  const token = `${id}.${randomBytes(32).toString('base64url')}`;
  const record = { id, remote, name, hash: hashOf(token), createdAt: at.toISOString() };
  await changeTokens(registry, (records) => [...records, record]);
  return { id, token };
}

/** Ends a token at once. @returns its record; undefined without a valid token of this id */
export async function revokeToken(registry: string, id: string, at: Date): Promise<TokenRecord | undefined> {
  let revoked: TokenRecord | undefined;
  await changeTokens(registry, (records) =>
    records.map((record) => {
      if (record.id !== id || record.revokedAt !== undefined) return record;
      revoked = { ...record, revokedAt: at.toISOString() };
      return revoked;
    }),
  );
  return revoked;
}

/** The record of a valid token. */
export function findToken(registry: string, token: string): TokenRecord | undefined {
  const hash = Buffer.from(hashOf(token));
  return readTokens(registry).find(
    (record) => record.revokedAt === undefined && timingSafeEqual(hash, Buffer.from(record.hash)),
  );
}

async function changeTokens(registry: string, change: (records: TokenRecord[]) => TokenRecord[]): Promise<void> {
  await withRegistryLock(registry, async () =>
    writeDurably(fileOf(registry), `${JSON.stringify(change(readTokens(registry)), undefined, 1)}\n`, 0o600),
  );
}
