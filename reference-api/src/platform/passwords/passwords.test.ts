import assert from 'node:assert/strict';
import { test } from 'node:test';
import { HttpError } from '../errors/httpError.ts';
import { createPasswords } from './passwords.ts';

const CHEAP = { memoryKib: 64, passes: 1 };
/** «пароль2026» as it was stored before argon2id, at log2(N) = 4. */
const BY_SCRYPT = 'scrypt$4$AAAAAAAAAAAAAAAAAAAAAA$juhd59YxXGtONmcaZ0nzDKGu2AKbxHq73i4U0o7c4Xg';

test('hashes with the argon2id cost that OWASP recommends', async () => {
  const hash = await createPasswords().hash('пароль2026');
  assert.match(hash, /^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
});

test('accepts the right password in any Unicode form, rejects others', async () => {
  const passwords = createPasswords(CHEAP);
  const hash = await passwords.hash('ёжик-й'.normalize('NFC'));
  assert.notEqual(hash, await passwords.hash('ёжик-й'));
  assert.equal(await passwords.check('ёжик-й'.normalize('NFD'), hash), true);
  for (const stored of [hash, BY_SCRYPT, undefined, '', 'чужое'])
    assert.equal(await passwords.check('другой', stored), false);
});

test('accepts hashes of other costs or kinds as outdated', async () => {
  const passwords = createPasswords(CHEAP);
  const cheaper = await createPasswords({ memoryKib: 32, passes: 1 }).hash('пароль2026');
  for (const stored of [cheaper, BY_SCRYPT]) {
    assert.equal(await passwords.check('пароль2026', stored), true);
    assert.equal(passwords.isOutdated(stored), true);
  }
  assert.equal(passwords.isOutdated(await passwords.hash('пароль2026')), false);
});

test('refuses hashes when the queue is full, then works again', async () => {
  const passwords = createPasswords(CHEAP, { atOnce: 1, atMostWaiting: 2 });
  const settled = await Promise.allSettled(Array.from({ length: 5 }, () => passwords.hash('пароль2026')));
  const refused = settled.flatMap((each): unknown[] => (each.status === 'rejected' ? [each.reason] : []));
  assert.equal(refused.length, 2);
  for (const reason of refused) assert.ok(reason instanceof HttpError && reason.status === 503);
  assert.match(await passwords.hash('пароль2026'), /^\$argon2id/);
});
