import assert from 'node:assert/strict';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, test } from 'node:test';
import { readRemoteManifest } from '../build/readRemoteManifest.ts';
import { runKit } from './main.ts';

let folder = '';
const create = (...args: string[]) => runKit(['new', ...args, '--folder', folder]);

beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), 'kit-new-'))));
afterEach(() => rmSync(folder, { recursive: true }));

test('writes a remote whose remote.json follows the schema [TEAM-05]', async () => {
  await create('mf-exit-polls', 'Опросы на выходе');
  const remote = path.join(folder, 'mf-exit-polls');
  const { name, pages, slots } = readRemoteManifest(remote);
  assert.equal(name, 'mf_exit_polls');
  assert.deepEqual(
    pages.map(({ path: address, expose }) => [address, expose]),
    [['/exit-polls', 'ExitPollsPage']],
  );
  assert.deepEqual(slots, { 'own-page.side': 'ExitPollsWidget' });
  assert.equal(existsSync(path.join(remote, '.gitignore')), true);
  assert.match(readFileSync(path.join(remote, '.github/workflows/ci.yml'), 'utf8'), /npm run build/);
  assert.doesNotMatch(readFileSync(path.join(remote, 'src/exposes.ts'), 'utf8'), /\{\{/);
});

test('refuses a name without mf- and a folder with files', async () => {
  await assert.rejects(create('surveys'), /A remote is named mf-.*npx kit new mf-surveys Опросы/);
  await assert.rejects(create('mf-surveys', '"Опросы"'), /The title .* does not fit/);
  await create('mf-surveys');
  await assert.rejects(create('mf-surveys'), /is not empty/);
});
