import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { test } from 'node:test';
import { repositoryRoot } from '../system/packages.ts';
import { refuseQuestions } from './kinds.ts';

function run(...words: string[]): { status: number | null; stdout: string; stderr: string } {
  const file = path.join(repositoryRoot, 'tooling/bin/new.ts');
  return spawnSync(process.execPath, [file, ...words], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
}

test('names the missing answers without a terminal', () => {
  const { status, stdout, stderr } = run('page', 'mf-catalog');
  assert.deepEqual([status, stdout], [1, '']);
  assert.match(
    stderr,
    /^Questions need a terminal\..* npm run new page <remote> <name> <address> <title> <guide>\.\n$/,
  );
  assert.match(run().stderr, /^Questions need a terminal\.[^\n]*widget <remote>[^\n]*call <method>[^\n]*\n$/);
});

test('suggests a kind similar to the mistyped one', () => {
  assert.match(
    run('pgae').stderr,
    /^Unknown kind 'pgae'\. Did you mean page\? There are: page, widget, call, part\.\n$/,
  );
});

test('lists the kinds by --help', () => {
  assert.match(run('--help').stdout, /part <name> <group> <guide> <summary>\n {4}a component of shared-ui/);
});

test('asks at a terminal', () => {
  assert.doesNotThrow(() => refuseQuestions(['page'], true));
  assert.doesNotThrow(() => refuseQuestions(['part', 'Ribbon', 'Данные', 'Пометка.', 'A ribbon'], false));
});
