import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { repositoryRoot } from '../system/packages.ts';
import { NIGHT, runNight } from './runNight.ts';

test('runs every part of a night although some fail [OPS-12]', async () => {
  const started: string[] = [];
  const said: string[] = [];
  const failed = await runNight(
    NIGHT,
    async ({ id }) => started.push(id) % 2 === 0,
    (line) => said.push(line),
  );
  assert.deepEqual(
    started,
    NIGHT.map(({ id }) => id),
  );
  assert.deepEqual(
    failed,
    started.filter((_, index) => index % 2 === 0),
  );
  assert.match(said.join('\n'), /\n✗ journeys: npm run nightly journeys\n✓ nginx\n/);
});

test('attacks the API each night with scripts that exist [OPS-12]', () => {
  assert.ok(NIGHT.some(({ words }) => words.join(' ') === 'proof/runProof.ts attack'));
  for (const { words, folder = '' } of NIGHT)
    assert.ok(existsSync(path.join(repositoryRoot, folder, words[0] ?? '')), String(words[0]));
});
