import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, test } from 'node:test';
import { readExposes, readProvidedModules, readProvidedNames, readQuestions } from './exposes.ts';

let dir = '';
beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'exposes-'));
  mkdirSync(path.join(dir, 'src/federation'), { recursive: true });
});
afterEach(() => rmSync(dir, { recursive: true }));

const write = (name: string, text: string) => writeFileSync(path.join(dir, 'src', name), text);

test('reads the exposes of a remote with their files', () => {
  write(
    'exposes.ts',
    "export const exposes = { CatalogPage: () => import('./pages/CatalogPage'), CompanyCard: () => import('./widgets/CompanyCard') } satisfies Exposes<'mf_catalog'>;",
  );
  assert.deepEqual(readExposes(dir), {
    CatalogPage: './src/pages/CatalogPage',
    CompanyCard: './src/widgets/CompanyCard',
  });
});

test('an expose that the build cannot read as text is refused with the form that it can', () => {
  write('exposes.ts', 'const load = () => null; export const exposes = { CatalogPage: load };');
  assert.throws(() => readExposes(dir), /every expose is written `Name: \(\) => import/);
});

test('a list that is no object literal is refused', () => {
  write('exposes.ts', 'export const exposes = make();');
  assert.throws(() => readExposes(dir), /must declare `export const exposes/);
});

test('reads the questions of exposes, which a remote may leave out', () => {
  write('exposes.ts', "export const questions = { Strip: ['/api/event', '/api/points?date={today}'] };");
  assert.deepEqual(readQuestions(dir), { Strip: ['/api/event', '/api/points?date={today}'] });
  write('exposes.ts', 'export const exposes = {};');
  assert.deepEqual(readQuestions(dir), {});
});

for (const questions of ['make()', '{ Strip: [eventAddress] }', '{ Strip: load() }'])
  test(`questions that the build cannot read as text are refused: ${questions}`, () => {
    write('exposes.ts', `export const questions = ${questions};`);
    assert.throws(
      () => readQuestions(dir),
      /because the build reads them as text|must declare `export const questions/,
    );
  });

test('reads the modules and the names of facades that the shell provides', () => {
  write(
    'federation/provided.ts',
    "export const provided = { react: { lib: () => React }, 'shared-ui/Button': { get: () => import('shared-ui/Button') } } satisfies Record<string, unknown>;",
  );
  write('federation/router.ts', "export { Link, useLocation } from 'react-router';");
  assert.deepEqual([...readProvidedModules(dir)], ['react', 'shared-ui/Button']);
  write('federation/styledComponents.ts', "export { css, styled } from 'styled-components';");
  assert.deepEqual(
    [...readProvidedNames(dir)].map(([module, names]) => [module, ...names]),
    [
      ['react-router-dom', 'Link', 'useLocation'],
      ['styled-components', 'css', 'styled'],
    ],
  );
});
