import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { createRsbuild, type RsbuildConfig } from '@rsbuild/core';
import { build as viteBuild } from 'vite';
import webpack from 'webpack';

/** Text files of a build, with `mf-manifest.json`, by name. */
export type StockFiles = Record<string, string>;

const repositoryRoot = path.resolve(import.meta.dirname, '../../..');
const GUIDE = readFileSync(path.join(repositoryRoot, 'docs/stock-remotes.md'), 'utf8');

/** The files of the guide whose first line names them, and its remote.json. */
const GUIDE_FILES: Readonly<Record<string, string>> = Object.fromEntries(
  [...GUIDE.matchAll(/^( *)```js(?:on)?\n(?:\1\/\/ (\S+)\n)?([^]*?)^\1```$/gm)].flatMap(
    ([, indent = '', name = 'remote.json', text = '']) =>
      name !== 'remote.json' || text.includes('"owner"')
        ? [[name, text.replaceAll(new RegExp(`^${indent}`, 'gm'), '')]]
        : [],
  ),
);

/** A page with packages of the host, a style, a chunk that loads later, and the default export and import of the guides. */
const SOURCES = {
  'src/index.js': '',
  'src/page.css': '.stock-page { border-top: 3px solid rgb(1, 2, 3); }',
  'src/SurveysPage.js': `import { createElement as h, lazy, Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { Button } from 'shared-ui/Button';
import { TITLE } from './title.js';
import './page.css';
const Late = lazy(() => import('./Late.js'));
const Title = styled.h1\`letter-spacing: 1px;\`;
export default function SurveysPage() {
  const [count, setCount] = useState(0);
  return h('main', { className: 'stock-page' },
    h(Title, null, TITLE),
    h(Button, { onClick: () => setCount(count + 1) }, 'Нажато: ' + count),
    h(Link, { to: '/news' }, 'К новостям'),
    h(Suspense, { fallback: null }, h(Late)));
}`,
  'src/Late.js': `import { createElement as h } from 'react';
export default function Late() { return h('p', null, 'Пришло отдельно'); }`,
};

const PLUGINS = ['@module-federation/enhanced', '@module-federation/rsbuild-plugin', '@module-federation/vite'];
const HOST_MODULES = ['react', 'react-router-dom', 'styled-components', 'shared-ui'];

/** Runs a bundler with its configuration in a folder. */
const bundlers = {
  webpack: async (root: string) => {
    const config = (await readConfig(root, 'webpack.config.js')) as webpack.Configuration;
    const compiler = webpack({ ...config, output: { ...config.output, path: path.join(root, 'dist') } });
    const stats = await new Promise<webpack.Stats | undefined>((resolve, reject) =>
      compiler.run((error, result) => (error ? reject(error) : resolve(result))),
    );
    await new Promise<void>((resolve) => compiler.close(() => resolve()));
    if (stats?.hasErrors()) throw new Error(stats.toString({ all: false, errors: true }));
  },
  rsbuild: async (root: string) => {
    const config = (await readConfig(root, 'rsbuild.config.js')) as RsbuildConfig;
    const rsbuild = await createRsbuild({ cwd: root, config: { ...config, mode: 'production', logLevel: 'error' } });
    await (await rsbuild.build()).close();
  },
  vite: async (root: string) => {
    await viteBuild({ root, configFile: path.join(root, 'vite.config.js'), logLevel: 'error' });
  },
};

export type Bundler = keyof typeof bundlers;
export const BUNDLERS = Object.keys(bundlers) as Bundler[];

/** Builds the guide's remote with the stock plugin of Module Federation alone. */
export async function buildStock(bundler: Bundler, title: string, version: string): Promise<StockFiles> {
  const sources = {
    ...SOURCES,
    ...GUIDE_FILES,
    'src/title.js': `export const TITLE = ${JSON.stringify(title)};`,
    'package.json': JSON.stringify({ name: 'surveys', version, type: 'module' }),
  };
  const links = Object.fromEntries([
    ...PLUGINS.map((name) => [name, 'e2e'] as const),
    ...HOST_MODULES.map((name) => [name, 'mf-catalog'] as const),
  ]);
  return inFolder({ sources, links }, async (root) => {
    await bundlers[bundler](root);
    return { ...readTexts(path.join(root, 'dist')), 'remote.json': GUIDE_FILES['remote.json'] ?? '' };
  });
}

async function readConfig(root: string, name: string): Promise<unknown> {
  const { default: config } = (await import(pathToFileURL(path.join(root, name)).href)) as { default: unknown };
  return config;
}

/** A package outside this repository. */
interface Package {
  sources: Readonly<Record<string, string>>;
  /** Its dependencies, with the folder of this repository in which they are installed. */
  links: Readonly<Record<string, string>>;
}

/** Works in a temporary folder with these files. */
export async function inFolder<T>({ sources, links }: Package, work: (root: string) => Promise<T>): Promise<T> {
  const root = mkdtempSync(path.join(tmpdir(), 'vstrecha-stock-'));
  try {
    for (const [file, content] of Object.entries(sources)) {
      mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
      writeFileSync(path.join(root, file), content);
    }
    for (const [name, folder] of Object.entries(links)) {
      const link = path.join(root, 'node_modules', name);
      mkdirSync(path.dirname(link), { recursive: true });
      symlinkSync(path.join(repositoryRoot, folder, 'node_modules', name), link);
    }
    return await work(root);
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

function readTexts(folder: string): StockFiles {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.(js|css|json)$/.test(name),
  );
  return Object.fromEntries(names.map((name) => [name, readFileSync(path.join(folder, name), 'utf8')]));
}
