import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { brotliDecompressSync } from 'node:zlib';
import { compressFolder } from './compress.ts';

const root = mkdtempSync(path.join(tmpdir(), 'compress-'));
after(() => rmSync(root, { recursive: true }));

test('compresses texts except the files that operators edit', async () => {
  mkdirSync(path.join(root, 'assets'));
  for (const name of ['index.html', 'config.json', 'registry.json', 'provides.json', 'assets/main.js', 'favicon.png'])
    writeFileSync(path.join(root, name), name);
  await compressFolder(root);
  const compressed = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.br'));
  assert.deepEqual(compressed.sort(), ['assets/main.js.br', 'index.html.br', 'provides.json.br']);
  assert.equal(brotliDecompressSync(readFileSync(path.join(root, 'assets/main.js.br'))).toString(), 'assets/main.js');
});
