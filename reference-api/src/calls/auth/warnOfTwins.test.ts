import assert from 'node:assert/strict';
import { test } from 'node:test';
import { log } from '#platform/log/log.ts';
import { openTestApp } from '#testing/scene.ts';
import { warnOfTwins } from './warnOfTwins.ts';

const api = await openTestApp();

test('[TXT-01] the start names two accounts of one mailbox', async ({ mock }) => {
  const warn = mock.method(log, 'warn', () => undefined);
  const ascii = await api.createUser({ email: 'two@xn--e1afmkfd.xn--p1ai' });
  await warnOfTwins(api.db);
  assert.equal(warn.mock.callCount(), 0);
  const letters = await api.createUser({ email: 'two@пример.рф' });
  await warnOfTwins(api.db);
  assert.match(String(warn.mock.calls[0]?.arguments[0]), new RegExp(`#${ascii.id} and #${letters.id} have`));
});
