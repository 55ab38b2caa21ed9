import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, beforeEach, test } from 'node:test';
import { repositoryRoot } from '../system/packages.ts';
import { cutVersion } from './cutVersion.ts';

const folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'versions-')));
after(() => rmSync(folder, { recursive: true, force: true }));
let root = '';

const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const readJson = (file: string) => JSON.parse(read(file)) as { version: string };
const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
const cut = (version: string) => cutVersion({ root, version, now: new Date('2026-12-01T09:00:00Z') });

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
}

function commit(): void {
  git('add', '.');
  git('commit', '--quiet', '--message', 'docs: prepare');
}

const changeset = (size: string) => `---\n'mf-one': ${size}\n---\n\nOne more page.\n`;

beforeEach(() => {
  root = mkdtempSync(path.join(folder, 'repository-'));
  git('init', '--quiet', '--initial-branch=main');
  git('config', 'user.name', 'Test');
  git('config', 'user.email', 'test@vstrecha.example');
  write('pnpm-workspace.yaml', 'packages:\n  - mf-one\n  - tooling\n');
  write('pnpm-lock.yaml', '');
  write('package.json', '{\n  "name": "vstrecha",\n  "version": "0.2.0",\n  "private": true\n}\n');
  for (const [name, version] of Object.entries({ 'mf-one': '0.2.0', tooling: '0.1.0' }))
    write(`${name}/package.json`, JSON.stringify({ name, version, private: true }));
  write('tooling/released.txt', 'before\n');
  write('CHANGELOG.md', '# Changelog\n\n## [Unreleased]\n- One page more.\n\n## [0.2.0] - 2026-11-24\n- The first.\n');
  for (const file of ['config.json', 'changelog.mjs'])
    cpSync(path.join(repositoryRoot, '.changeset', file), path.join(root, '.changeset', file));
  write('.changeset/page.md', changeset('minor'));
  commit();
});

test('gives all packages one version, commits and tags it', async () => {
  const sources = git('rev-parse', 'HEAD');
  assert.equal(await cut('0.3.0'), 'v0.3.0');
  for (const file of ['package.json', 'mf-one/package.json', 'tooling/package.json'])
    assert.equal(readJson(file).version, '0.3.0', file);
  assert.match(
    read('CHANGELOG.md'),
    /^# Changelog\n\n## \[0\.3\.0\] - 2026-12-01\n- One page more\.\n\n## \[0\.2\.0\]/,
  );
  assert.match(read('mf-one/CHANGELOG.md'), /## 0\.3\.0\n\n### Minor Changes\n\n- One more page\.\n/);
  assert.deepEqual(
    readdirSync(path.join(root, '.changeset')).filter((name) => name.endsWith('.md')),
    [],
  );
  assert.equal(read('tooling/released.txt'), `${sources}\n`);
  assert.equal(git('status', '--porcelain'), '');
  assert.equal(git('log', '-1', '--format=%s'), 'chore: release version 0.3.0');
  assert.equal(git('rev-parse', 'v0.3.0^{commit}'), git('rev-parse', 'HEAD'));
});

const REFUSALS: [title: string, prepare: () => void, message: RegExp][] = [
  ['a changed working tree', () => write('mf-one/new.ts', ''), /working tree has changes/],
  ['another branch', () => git('switch', '--quiet', '--create', 'topic'), /this is topic/],
  ['a tag that exists', () => git('tag', 'v0.3.0'), /tag v0\.3\.0 exists/],
  [
    'nothing that waits',
    () => {
      rmSync(path.join(root, '.changeset/page.md'));
      commit();
    },
    /nothing to cut/,
  ],
  [
    'a break that would make 1.0.0',
    () => {
      write('.changeset/break.md', changeset('major'));
      commit();
    },
    /make 1\.0\.0 of 0\.2\.0, not 0\.3\.0 because of \.changeset\/break\.md/,
  ],
  [
    "a changelog without the version's lines",
    () => {
      write('CHANGELOG.md', '# Changelog\n\n## [0.2.0]\n');
      commit();
    },
    /has no section/,
  ],
  [
    'a changelog of too many lines',
    () => {
      write('CHANGELOG.md', `# Changelog\n\n## [Unreleased]\n${'- Line.\n'.repeat(13)}\n## [0.2.0]\n- Old.\n`);
      commit();
    },
    /has 13 entries/,
  ],
];

for (const [title, prepare, message] of REFUSALS)
  test(`refuses ${title}`, async () => {
    prepare();
    const before = git('status', '--porcelain');
    await assert.rejects(cut('0.3.0'), message);
    assert.equal(git('status', '--porcelain'), before);
  });
