import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { writeSite } from '../testing/writeSite.ts';
import { baseConfig } from './baseConfig.ts';
import { runWebpack } from './runWebpack.ts';

test('keeps CommonJS modules assignable with hot reload', async () => {
  const root = writeSite({
    'package.json': JSON.stringify({ name: 'probe', type: 'module' }),
    'main.ts': `import './list'; export const page = 'page';`,
    'list.ts': `module.exports = 'list';`,
  });
  const outDir = path.join(root, 'out');
  const info = { name: 'probe', version: '1.0.0', dir: root };
  const target = { mode: 'development', outDir, buildId: 'probe', devOrigin: 'http://localhost:1' } as const;
  await runWebpack({ ...baseConfig(info, target), entry: './main.ts', cache: false });
  const script = readdirSync(outDir).find((file) => file.endsWith('.js')) ?? '';
  const text = readFileSync(path.join(outDir, script), 'utf8');
  assert.match(text, /module\.exports = 'list'/);
  // Webpack's wrapper of ES modules, which throws at `module.exports =`.
  assert.doesNotMatch(text, /__webpack_require__\.hmd\(module\)/);
});
