import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { UsageError } from 'vstrecha-kit/system/UsageError';
import { readFrontConfig } from './frontConfig.ts';
import { repositoryRoot } from './packages.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'front-'));
after(() => rmSync(folder, { recursive: true }));
const file = path.join(folder, 'config.json');

const push = { key: 'key', host: 'push.example' };
const whole = { pusher: push, banners: [], managers: [] };

function read(config: unknown) {
  writeFileSync(file, typeof config === 'string' ? config : JSON.stringify(config));
  return readFrontConfig(file);
}

test('accepts the file of the repository', () => {
  assert.equal(readFrontConfig(path.join(repositoryRoot, 'shell/public/config.json')).pusher.path, '/push');
});

test('names the unusable field of config.json in one sentence', () => {
  const cases: [config: unknown, reason: RegExp][] = [
    ['{', /must be a JSON object/],
    [[], /must be a JSON object/],
    [{ ...whole, banner: [] }, /unknown field 'banner'/],
    [{ ...whole, managers: 'Анна' }, /'managers' must be a list/],
    [{ ...whole, pusher: undefined }, /lacks the field 'pusher'/],
    [{ ...whole, pusher: { ...push, hots: 'x' } }, /'pusher\.hots'/],
    [{ ...whole, pusher: { host: 'push.example' } }, /'pusher\.key'/],
    [{ ...whole, pusher: { key: 'key' } }, /'pusher\.cluster', 'pusher\.path' or 'pusher\.host'/],
    [{ ...whole, pusher: { ...push, host: 'push.example:80' } }, /'pusher\.host'/],
    [{ ...whole, pusher: { ...push, wssPort: '443' } }, /'pusher\.wssPort' must be a number/],
    [{ ...whole, pusher: { ...push, wsPort: 0 } }, /'pusher\.wsPort'/],
    [{ ...whole, pusher: { ...push, forceTLS: 'no' } }, /'pusher\.forceTLS'/],
    [{ ...whole, figures: { adress: '/reports/figures' } }, /'figures\.adress'/],
    [{ ...whole, doctor: 'admin@vstrecha.example' }, /'doctor' must be true or a list/],
  ];
  for (const [config, reason] of cases)
    assert.throws(
      () => read(config),
      (error) => error instanceof UsageError && reason.test(error.message) && /^[^\n]+\.$/.test(error.message),
      JSON.stringify(config),
    );
});
