import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { test } from 'node:test';
import { writeSite } from '../testing/writeSite.ts';
import { withRegistryLock } from './registryLock.ts';

const newRegistry = () => path.join(writeSite({}), 'registry.json');

test('makes the second command wait and report it', { timeout: 30_000 }, async () => {
  const file = newRegistry();
  const events: string[] = [];
  let finish = () => {};
  const first = withRegistryLock(file, async () => {
    events.push('first begins');
    await new Promise<void>((resolve) => (finish = resolve));
    events.push('first ends');
  });
  const second = withRegistryLock(file, async () => void events.push('second begins'), {
    onWait: () => {
      events.push('second waits');
      finish();
    },
  });
  await Promise.all([first, second]);
  assert.deepEqual(events, ['first begins', 'second waits', 'first ends', 'second begins']);
});

test('gives up after waiting too long for another command', async () => {
  const file = newRegistry();
  await withRegistryLock(file, () =>
    assert.rejects(
      withRegistryLock(file, () => assert.fail('both have the lock'), { waitMs: 0 }),
      /Another command is still changing/,
    ),
  );
});

test('releases the lock when a command is killed or fails', async () => {
  const file = newRegistry();
  const program = `import { withRegistryLock } from ${JSON.stringify(import.meta.filename.replace('.test.', '.'))};
    await withRegistryLock(${JSON.stringify(file)}, () => { console.log('locked'); return new Promise((resolve) => setTimeout(resolve, 60_000)); });`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  await assert.rejects(withRegistryLock(file, () => assert.fail('both have the lock'), { waitMs: 0 }));
  child.kill('SIGKILL');
  await once(child, 'exit');
  await assert.rejects(
    withRegistryLock(file, () => Promise.reject(new Error('broken')), { waitMs: 0 }),
    /broken/,
  );
  assert.equal(await withRegistryLock(file, async () => 'free', { waitMs: 0 }), 'free');
});
