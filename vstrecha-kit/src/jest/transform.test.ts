import assert from 'node:assert/strict';
import { createRequire } from 'node:module';
import { test } from 'node:test';

const require = createRequire(import.meta.url);
const { createTransformer } = require('./transform.cjs') as {
  createTransformer: (options: object) => {
    process: (source: string, filename: string, options: object) => { code: string; map?: string };
  };
};
const { process: translate } = createTransformer({
  module: { type: 'commonjs' },
  jsc: { target: 'es2023', parser: { syntax: 'typescript', tsx: true } },
});
const jestOptions = { supportsStaticESM: false };

test('compiles our sources with a source map', () => {
  const { code, map } = translate('export const one: number = 1;', '/our/src/one.ts', jestOptions);
  assert.match(code, /const one = 1/);
  assert.match(code, /exports/);
  assert.ok(map);
});

test('compiles only packages that are or import ES modules', () => {
  const plain = 'exports.two = 2;';
  assert.equal(translate(plain, '/our/node_modules/two/index.js', jestOptions).code, plain);
  for (const source of [
    'export{a as b};var a=1',
    'export const three = 3;',
    'exports.load = () => import("./four.js");',
  ])
    assert.notEqual(translate(source, `/our/node_modules/three/${source.length}.js`, jestOptions).code, source);
});

test('recompiles a changed file', () => {
  const file = '/our/src/changing.ts';
  assert.match(translate('export const five = 5;', file, jestOptions).code, /five/);
  assert.match(translate('export const six = 6;', file, jestOptions).code, /six/);
});
