import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { crashRounds } from './crashRounds.ts';

const folder = mkdtempSync(join(tmpdir(), 'vstrecha-crash-'));
after(() => rmSync(folder, { recursive: true, force: true }));

// The folder is PGlite's either way; once is enough.
test('a server that is killed in the middle of writes loses nothing acknowledged and starts again', { skip: Boolean(process.env['TEST_DATABASE_URL']) }, async () => {
  const { acknowledged, lost } = await crashRounds(folder, 2);
  assert.ok(acknowledged > 0);
  assert.deepEqual(lost, []);
});
