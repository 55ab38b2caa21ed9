import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { writeSite } from 'vstrecha-kit/testing/writeSite';
import { compilePrograms, copyData } from './compilePrograms.ts';

const from = writeSite({
  'src/main.ts':
    "import { add } from '#sum/add.ts';\nimport type { Sum } from './types.ts';\nimport { key } from 'shared-api/text';\nconst sum: Sum = add(1, 2);\n",
  'src/sum/add.ts': "export const add = (a: number, b: number) => a + b;\nexport * from '../late.ts';\n",
  'src/late.ts': "export const late = () => import('./sum/more.ts');\n",
  'src/sum/more.ts': 'export {};\n',
  'src/sum/add.test.ts': '',
  'src/types.ts': 'export type Sum = number;\n',
  'src/unused.ts': '',
  'node_modules/shared-api/package.json': '{"exports": {"./*": "./src/*/index.ts"}}',
  'node_modules/shared-api/src/text/index.ts': 'export const key = (text: string) => text;\n',
  'src/migrations/0001.sql': 'select 1;',
  'src/testing/picture.png': '',
});
const to = writeSite({});
compilePrograms(from, to, ['src/main.ts']);
copyData(from, to);

test('writes what a program imports, and data, without tests [OPS-06]', () => {
  assert.deepEqual(globSync('**/*.*', { cwd: to }).sort(), [
    'src/late.js',
    'src/main.js',
    'src/migrations/0001.sql',
    'src/shared-api/text.js',
    'src/sum/add.js',
    'src/sum/more.js',
  ]);
});

test('imports JavaScript and drops types [OPS-06]', () => {
  const read = (file: string) => readFileSync(path.join(to, 'src', file), 'utf8');
  assert.match(
    read('main.js'),
    /^import \{ add \} from '#sum\/add\.js';\n\s*import \{ key \} from '#shared-api\/text\.js';\nconst sum\s+= add\(1, 2\);/,
  );
  assert.match(read('shared-api/text.js'), /^export const key = \(text\s+\) => text;/);
  assert.match(read('sum/add.js'), /export \* from '\.\.\/late\.js'/);
  assert.match(read('late.js'), /import\('\.\/sum\/more\.js'\)/);
});
