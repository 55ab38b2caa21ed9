import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, test } from 'node:test';
import { readExposes, readProvidedModules, readProvidedNames } from './exposes.ts';

let dir = '';
beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'exposes-'));
  mkdirSync(path.join(dir, 'src/federation/host'), { recursive: true });
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

test('refuses an expose that the build cannot read as text', () => {
  write('exposes.ts', 'const load = () => null; export const exposes = { CatalogPage: load };');
  assert.throws(() => readExposes(dir), /every expose is written `Name: \(\) => import/);
});

test('refuses a list that is not an object literal', () => {
  write('exposes.ts', 'export const exposes = make();');
  assert.throws(() => readExposes(dir), /must declare `export const exposes/);
});

test('reads the modules and facade names that the shell provides', () => {
  write(
    'federation/host/provided.ts',
    "export const provided = { react: { lib: () => React }, 'shared-ui/Button': { get: () => import('shared-ui/Button') } } satisfies Record<string, unknown>;",
  );
  write('federation/host/router.ts', "export { Link, useLocation } from 'react-router';");
  assert.deepEqual([...readProvidedModules(dir)], ['react', 'shared-ui/Button']);
  write('federation/host/styledComponents.ts', "export { css, styled } from 'styled-components';");
  assert.deepEqual(
    [...readProvidedNames(dir)].map(([module, names]) => [module, ...names]),
    [
      ['react-router-dom', 'Link', 'useLocation'],
      ['styled-components', 'css', 'styled'],
    ],
  );
});
