import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import webpack from 'webpack';
import { TAKEN_NAMES } from './builtParts.ts';
import { ProvidedModulesPlugin } from './ProvidedModulesPlugin.ts';
import { runWebpack } from './runWebpack.ts';

const require = createRequire(import.meta.url);

/** Builds a remote with the given page against a host that provides `react` and the router's `Link`. */
async function buildPage(page: string): Promise<Record<string, string[]>> {
  const dir = mkdtempSync(path.join(tmpdir(), 'provided-'));
  mkdirSync(path.join(dir, 'node_modules/react-router-dom'), { recursive: true });
  writeFileSync(
    path.join(dir, 'node_modules/react-router-dom/index.js'),
    'export const Link = 1; export const useBlocker = 2;',
  );
  writeFileSync(path.join(dir, 'page.js'), page);
  try {
    await runWebpack({
      context: dir,
      mode: 'production',
      entry: {},
      output: { path: path.join(dir, 'dist'), uniqueName: 'page' },
      optimization: { minimize: false },
      stats: 'errors-only',
      plugins: [
        new webpack.container.ModuleFederationPlugin({
          name: 'page',
          filename: 'remoteEntry.js',
          exposes: { './Page': './page.js' },
          shared: Object.fromEntries(
            ['react', 'swr', 'react-router-dom'].map((name) => [
              name,
              { import: false, singleton: true, requiredVersion: false as const },
            ]),
          ),
        }),
        new ProvidedModulesPlugin({ react: ['*'], 'react-router-dom': ['Link'] }),
      ],
      resolve: {
        modules: [
          path.join(dir, 'node_modules'),
          path.dirname(path.dirname(require.resolve('webpack/package.json'))),
          'node_modules',
        ],
      },
    });
    return JSON.parse(readFileSync(path.join(dir, 'dist', TAKEN_NAMES), 'utf8')) as Record<string, string[]>;
  } finally {
    rmSync(dir, { recursive: true });
  }
}

test('lists what a remote imports from the host', async () => {
  assert.deepEqual(
    await buildPage(`import { useState } from 'react';
      import { Link } from 'react-router-dom';
      export const Page = [useState, Link];
      export const later = () => import('react');`),
    { react: ['*', 'useState'], 'react-router-dom': ['Link'] },
  );
});

test('fails for a module that the host does not provide', async () => {
  await assert.rejects(
    buildPage("import useSWR from 'swr'; export const Page = useSWR;"),
    /«swr» is not provided by the shell\. Import another module/,
  );
});

test('fails for a name that the host does not provide', async () => {
  await assert.rejects(
    buildPage("import { useBlocker } from 'react-router-dom'; export const Page = useBlocker;"),
    /«useBlocker» of react-router-dom is not provided.*use one of: Link/,
  );
});
