import assert from 'node:assert/strict';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, test } from 'node:test';
import { readRemoteManifest } from '../build/readRemoteManifest.ts';
import { ownRepository } from './home.ts';
import { run } from './new.ts';

let folder = '';
const create = (...args: string[]) => run([...args, '--folder', folder], ownRepository);

beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), 'kit-new-'))));
afterEach(() => rmSync(folder, { recursive: true }));

test('writes a remote whose remote.json follows the schema [TEAM-05]', () => {
  create('mf-exit-polls', 'Опросы на выходе');
  const remote = path.join(folder, 'mf-exit-polls');
  const { name, pages, slots } = readRemoteManifest(remote);
  assert.equal(name, 'mf_exit_polls');
  assert.deepEqual(
    pages.map(({ path: address, expose }) => [address, expose]),
    [['/exit-polls', 'ExitPollsPage']],
  );
  assert.deepEqual(slots, { 'own-page.side': 'ExitPollsWidget' });
  assert.equal(existsSync(path.join(remote, '.gitignore')), true);
  assert.doesNotMatch(readFileSync(path.join(remote, 'src/exposes.ts'), 'utf8'), /\{\{/);
});

test('refuses a name without mf- and a folder with files', () => {
  assert.throws(() => create('surveys'), /Имя приложения — mf-.*npx kit new mf-surveys Опросы/);
  assert.throws(() => create('mf-surveys', '"Опросы"'), /Название .* не подходит/);
  create('mf-surveys');
  assert.throws(() => create('mf-surveys'), /не пуста/);
});
