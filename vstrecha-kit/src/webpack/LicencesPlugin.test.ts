import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, test } from 'node:test';
import { LICENCES_FILE, LicencesPlugin } from './LicencesPlugin.ts';
import { runWebpack } from './runWebpack.ts';

let root = '';
beforeEach(() => (root = mkdtempSync(path.join(tmpdir(), 'licences-'))));
afterEach(() => rmSync(root, { recursive: true }));

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
}

/** Installs a package with one module. */
function install(name: string, license: string | undefined): void {
  const manifest = { name, version: '1.2.3', sideEffects: false, license, author: 'Ветер' };
  write(`node_modules/${name}/package.json`, JSON.stringify(manifest));
  write(`node_modules/${name}/LICENSE`, `${name}: permission is granted`);
  write(
    `node_modules/${name}/index.js`,
    `export function ${name}() { return document.title + ${JSON.stringify(name)}; }`,
  );
}

async function build(entry: string): Promise<string> {
  write('src/index.js', entry);
  await runWebpack({
    mode: 'production',
    context: root,
    entry: './src/index.js',
    output: { path: path.join(root, 'dist') },
    plugins: [new LicencesPlugin()],
  });
  return readFileSync(path.join(root, 'dist', LICENCES_FILE), 'utf8');
}

test('writes the licences of bundled packages only', async () => {
  for (const name of ['kite', 'mill', 'unused', 'absent']) install(name, 'MIT');
  const text = await build(
    "import { kite } from 'kite'; import { unused } from 'unused'; console.log(kite()); import('mill').then(console.log);",
  );
  assert.match(text, /^kite 1\.2\.3 \(MIT\)\n\nkite: permission is granted\n\n-+\n\nmill 1\.2\.3 \(MIT\)/);
  assert.match(text, /\nwebpack 5\./);
  assert.doesNotMatch(text, /absent|unused/);
});

test('writes the licence of a package that supplies an asset', async () => {
  install('kite', 'OFL-1.1');
  write('node_modules/kite/font.woff2', 'font');
  assert.match(await build("console.log(new URL('kite/font.woff2', import.meta.url));"), /^kite 1\.2\.3 \(OFL-1\.1\)/);
});

test('names the author where a package has no licence file', async () => {
  install('kite', 'MIT');
  rmSync(path.join(root, 'node_modules/kite/LICENSE'));
  const text = await build("import { kite } from 'kite'; console.log(kite());");
  assert.match(text, /^kite 1\.2\.3 \(MIT\)\n\nCopyright Ветер\..+Text of MIT: as printed for webpack\./);
});

test('leaves out packages of the workspace', async () => {
  install('shared-ui', undefined);
  write('node_modules/shared-ui/index.js', 'export const ui = document.title;');
  assert.doesNotMatch(await build("import * as ui from 'shared-ui'; console.log(ui);"), /shared-ui/);
});

for (const licence of ['GPL-3.0-only', undefined, 'MIT AND GPL-3.0-only', '(CC0-1.0 OR GPL-3.0-only)'])
  test(`fails a build with a package under ${licence ?? 'no licence'}`, async () => {
    install('kite', licence);
    await assert.rejects(build("import { kite } from 'kite'; console.log(kite());"), /licen[cs]e.*kite@1\.2\.3/);
  });

for (const licence of ['(MIT OR CC0-1.0)', 'MIT AND ISC'])
  test(`accepts a package under ${licence}`, async () => {
    install('kite', licence);
    assert.match(await build("import { kite } from 'kite'; console.log(kite());"), /kite 1\.2\.3/);
  });
