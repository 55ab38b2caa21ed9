import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { UsageError } from 'vstrecha-kit/system/UsageError';
import { findChromium, launchArgs } from './findChromium.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'browsers-'));
after(() => rmSync(folder, { recursive: true, force: true }));

function program(name: string, mode = 0o755): string {
  const file = path.join(folder, process.platform === 'win32' ? `${name}.exe` : name);
  writeFileSync(file, '', { mode });
  return file;
}

const nowhere = { named: '', playwright: '', searchPath: '', wellKnown: [] };
const chromium = program('chromium');
const other = program('other');

test('prefers CHROMIUM_PATH', () => {
  assert.equal(findChromium({ named: other, playwright: chromium, searchPath: folder, wellKnown: [chromium] }), other);
});

test('throws for a wrong CHROMIUM_PATH instead of using another browser', () => {
  assert.throws(() => findChromium({ ...nowhere, named: '/nowhere/at/all', playwright: chromium }), UsageError);
});

test('prefers Playwright’s download to the system’s browser', () => {
  assert.equal(findChromium({ ...nowhere, playwright: other, wellKnown: [chromium] }), other);
  assert.equal(findChromium({ ...nowhere, playwright: path.join(folder, 'gone'), wellKnown: [chromium] }), chromium);
});

test('searches PATH last and accepts only executables', () => {
  assert.equal(findChromium({ ...nowhere, searchPath: ['', folder].join(path.delimiter) }), chromium);
  assert.equal(
    findChromium({ ...nowhere, wellKnown: [program('text', 0o644)] }),
    process.platform === 'win32' ? path.join(folder, 'text.exe') : undefined,
  );
});

test('returns undefined on a machine without a browser', () => {
  assert.equal(findChromium(nowhere), undefined);
});

test('drops the sandbox only for root', () => {
  assert.equal(launchArgs.includes('--no-sandbox'), process.getuid?.() === 0);
});
