import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { test } from 'node:test';
import { UsageError } from 'vstrecha-kit/system/UsageError';
import { writeSite } from 'vstrecha-kit/testing/writeSite';
import { repositoryRoot } from '../system/packages.ts';
import { deployRegistry } from './deployRegistry.ts';

test('writes a service that runs without any package [OPS-06] [TEAM-13]', () => {
  const out = path.join(writeSite({}), 'registry');
  deployRegistry(repositoryRoot, out);
  const run = (...words: string[]) =>
    execFileSync(process.execPath, ['src/registry/main.js', ...words], { cwd: out, encoding: 'utf8' });
  assert.match(run(), /^Команды оператора реестра:/);
  assert.equal(run('tokens', '--file', path.join(out, 'registry.json')), 'Токенов нет.\n');
  // Again over its own result.
  deployRegistry(repositoryRoot, out);
});

test('keeps folders of others [OPS-06]', () => {
  const out = writeSite({ 'package.json': '{"name":"other"}' });
  assert.throws(() => deployRegistry(repositoryRoot, out), UsageError);
});
