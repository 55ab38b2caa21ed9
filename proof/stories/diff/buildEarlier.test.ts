import assert from 'node:assert/strict';
import { test } from 'node:test';
import { UsageError } from 'vstrecha-kit/system/UsageError';
import { readCommit } from './buildEarlier.ts';

test('refuses an unknown commit in one sentence [DES-04]', async () => {
  for (const name of ['no-such-branch', '--help'])
    await assert.rejects(
      readCommit(name),
      (error: unknown) => error instanceof UsageError && error.message.includes(`no commit '${name}'`),
    );
});

test('names a commit by hash and title [DES-04]', async () => {
  const { hash, name } = await readCommit('HEAD');
  assert.match(hash, /^[0-9a-f]{40}$/);
  assert.ok(name.length > 10 && hash.startsWith(name.split(' ')[0] ?? ''));
});
