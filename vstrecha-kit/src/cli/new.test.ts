import assert from 'node:assert/strict';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, test } from 'node:test';
import { readRemoteManifest } from '../build/readRemoteManifest.ts';
import { compile } from '../types/checkTypes.ts';
import { withScratch } from '../types/scratch.ts';
import { runKit } from './main.ts';

const OPTIONS = path.resolve(import.meta.dirname, '../../tsconfig/web.json');

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

test('types its widgets, also for teams that show them [TEAM-15]', async () => {
  await create('mf-exit-polls');
  const written = (name: string) => readFileSync(path.join(folder, 'mf-exit-polls', name), 'utf8');
  const files = {
    'src/exposes.ts': written('src/exposes.ts'),
    'src/widgets.ts': written('src/widgets.ts'),
    'src/pages/ExitPollsPage.ts': 'export const ExitPollsPage = () => null;',
    'src/widget/ExitPollsWidget.ts': 'export const ExitPollsWidget = ({ userId }: { userId: string }) => userId;',
    'other.ts': [
      "import type { FederatedWidgets } from 'shared-api/federation';",
      "import type {} from './src/widgets';",
      "export const right: FederatedWidgets['mf_exit_polls/ExitPollsWidget'] = { userId: 7 };",
      "export const wrong: FederatedWidgets['mf_exit_polls/ExitPollsWidget'] = { user: 7 };",
    ].join('\n'),
    'tsconfig.json': JSON.stringify({ extends: OPTIONS, compilerOptions: { types: [] }, include: ['other.ts', 'src'] }),
  };
  const errors = await withScratch(files, (scratch) => compile(scratch, ['-p', scratch, '--noEmit']));
  const places = errors?.split('\n').filter((line) => /^\S/.test(line));
  assert.match(places?.join('\n') ?? '', /^other\.ts\(4,.*'user'.*\nsrc\/exposes\.ts.*ExitPollsWidget/);
  assert.equal(places?.length, 2);
});

test('refuses a name without mf- and a folder with files', async () => {
  await assert.rejects(create('surveys'), /A remote is named mf-.*npx kit new mf-surveys Опросы/);
  await assert.rejects(create('mf-surveys', '"Опросы"'), /The title .* does not fit/);
  await create('mf-surveys');
  await assert.rejects(create('mf-surveys'), /is not empty/);
});
