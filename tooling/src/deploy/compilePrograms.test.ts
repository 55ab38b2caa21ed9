import assert from 'node:assert/strict';
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { writeSite } from 'vstrecha-kit/testing/writeSite';
import { repositoryRoot } from '../system/packages.ts';
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
  'node_modules/shared-api/src/text/index.ts':
    "import { fold } from 'shared-api/fold';\nexport const key = (text: string) => fold(text);\n",
  'node_modules/shared-api/src/fold/index.ts': 'export const fold = (text: string) => text;\n',
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
    'src/shared-api/fold.js',
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
  assert.match(
    read('shared-api/text.js'),
    /^import \{ fold \} from '#shared-api\/fold\.js';\nexport const key = \(text\s+\) => fold\(text\);/,
  );
  assert.match(read('sum/add.js'), /export \* from '\.\.\/late\.js'/);
  assert.match(read('late.js'), /import\('\.\/sum\/more\.js'\)/);
});

test('writes every module that the API imports [OPS-06]', () => {
  const api = writeSite({});
  compilePrograms(path.join(repositoryRoot, 'reference-api'), api, ['src/main.ts', 'src/admin/runOperator.ts']);
  const scripts = globSync('src/**/*.js', { cwd: api });
  assert.ok(scripts.length > 300);
  const missing = scripts.flatMap((script) =>
    [
      ...readFileSync(path.join(api, script), 'utf8').matchAll(
        /^(?:import|export|\}).* from '([.#][^']*|shared-api\/[^']*)';$/gm,
      ),
    ]
      .map(([, specifier = '']) => specifier)
      .filter((specifier) => {
        const folder = specifier.startsWith('.') ? path.dirname(script) : 'src';
        return !existsSync(path.join(api, folder, specifier.replace('#', '')));
      })
      .map((specifier) => `${script}: ${specifier}`),
  );
  assert.deepEqual(missing, []);
});
