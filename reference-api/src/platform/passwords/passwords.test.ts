import assert from 'node:assert/strict';
import { test } from 'node:test';
import { HttpError } from '../errors/httpError.ts';
import { createPasswords } from './passwords.ts';

const CHEAP = { memoryKib: 64, passes: 1 };
/** «пароль2026» as it was stored before argon2id, at log2(N) = 4. */
const BY_SCRYPT = 'scrypt$4$AAAAAAAAAAAAAAAAAAAAAA$juhd59YxXGtONmcaZ0nzDKGu2AKbxHq73i4U0o7c4Xg';

test('a new hash has the cost that OWASP asks of argon2id', async () => {
  const hash = await createPasswords().hash('пароль2026');
  assert.match(hash, /^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
});

test('a hash knows its password, however that was composed, and no other', async () => {
  const passwords = createPasswords(CHEAP);
  const hash = await passwords.hash('ёжик-й'.normalize('NFC'));
  assert.notEqual(hash, await passwords.hash('ёжик-й'));
  assert.equal(await passwords.check('ёжик-й'.normalize('NFD'), hash), true);
  for (const stored of [hash, BY_SCRYPT, undefined, '', 'чужое'])
    assert.equal(await passwords.check('другой', stored), false);
});

test('a hash of another cost or kind is still right, and outdated', async () => {
  const passwords = createPasswords(CHEAP);
  const cheaper = await createPasswords({ memoryKib: 32, passes: 1 }).hash('пароль2026');
  for (const stored of [cheaper, BY_SCRYPT]) {
    assert.equal(await passwords.check('пароль2026', stored), true);
    assert.equal(passwords.isOutdated(stored), true);
  }
  assert.equal(passwords.isOutdated(await passwords.hash('пароль2026')), false);
});

test('only so many hash at once and wait; who finds no place is sent away, and afterwards all goes on', async () => {
  const passwords = createPasswords(CHEAP, { atOnce: 1, atMostWaiting: 2 });
  const settled = await Promise.allSettled(Array.from({ length: 5 }, () => passwords.hash('пароль2026')));
  const refused = settled.flatMap((each): unknown[] => (each.status === 'rejected' ? [each.reason] : []));
  assert.equal(refused.length, 2);
  for (const reason of refused) assert.ok(reason instanceof HttpError && reason.status === 503);
  assert.match(await passwords.hash('пароль2026'), /^\$argon2id/);
});
