import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { pluginModuleFederation } from '@module-federation/rsbuild-plugin';
import { federation } from '@module-federation/vite';
import { createRsbuild } from '@rsbuild/core';
import { build as viteBuild } from 'vite';
import webpack from 'webpack';

/** A remote of a team without our tools. Its configurations are those of docs/stock-remotes.md. */
export interface StockRemote {
  /** Name in the federation plugin: an identifier. */
  name: string;
  /** Unique per build, as its release should have it. */
  version: string;
  /** Heading of its page. */
  title: string;
  exposes: readonly string[];
}

/** Text files of a build, with `mf-manifest.json`, by name. */
export type StockFiles = Record<string, string>;

const repositoryRoot = path.resolve(import.meta.dirname, '../../..');

/** A page with packages of the host, a style, a chunk that loads later, and the default export that the guides show. */
const SOURCES = {
  'index.js': '',
  'page.css': '.stock-page { border-top: 3px solid rgb(1, 2, 3); }',
  'Page.js': `import { createElement as h, lazy, Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { Button } from 'shared-ui/Button';
import { TITLE } from './title.js';
import './page.css';
const Late = lazy(() => import('./Late.js'));
const Title = styled.h1\`letter-spacing: 1px;\`;
export default function Page() {
  const [count, setCount] = useState(0);
  return h('main', { className: 'stock-page' },
    h(Title, null, TITLE),
    h(Button, { onClick: () => setCount(count + 1) }, 'Нажато: ' + count),
    h(Link, { to: '/news' }, 'К новостям'),
    h(Suspense, { fallback: null }, h(Late)));
}`,
  'Late.js': `import { createElement as h } from 'react';
export default function Late() { return h('p', null, 'Пришло отдельно'); }`,
};

const HOST = { singleton: true, import: false } as const;
const SHARED = {
  react: { ...HOST, requiredVersion: '^19.0.0' },
  'react-router-dom': { ...HOST, requiredVersion: '^7.0.0' },
  'styled-components': { ...HOST, requiredVersion: '^6.0.0' },
  'shared-ui/Button': { ...HOST, requiredVersion: false },
} as const;

const bundlers = {
  webpack: async (root: string, remote: StockRemote) => {
    const compiler = webpack({
      mode: 'production',
      context: root,
      entry: './index.js',
      output: { path: path.join(root, 'dist'), publicPath: 'auto', uniqueName: uniqueName(remote) },
      experiments: { css: true },
      // Minifying would take most of the time.
      optimization: { minimize: false },
      plugins: [new ModuleFederationPlugin({ ...federationOf(remote), shared: SHARED })],
    });
    const stats = await new Promise<webpack.Stats | undefined>((resolve, reject) =>
      compiler.run((error, result) => (error ? reject(error) : resolve(result))),
    );
    await new Promise<void>((resolve) => compiler.close(() => resolve()));
    if (stats?.hasErrors()) throw new Error(stats.toString({ all: false, errors: true }));
  },
  rsbuild: async (root: string, remote: StockRemote) => {
    const rsbuild = await createRsbuild({
      cwd: root,
      config: {
        mode: 'production',
        logLevel: 'error',
        source: { entry: { index: './index.js' } },
        output: { assetPrefix: 'auto' },
        server: { cors: { origin: '*' } },
        security: { sri: { enable: true } },
        tools: { htmlPlugin: false, rspack: { output: { chunkLoadingGlobal: `chunk_${uniqueName(remote)}` } } },
        plugins: [pluginModuleFederation({ ...federationOf(remote), shared: SHARED })],
      },
    });
    await (await rsbuild.build()).close();
  },
  vite: async (root: string, remote: StockRemote) => {
    await viteBuild({
      root,
      configFile: false,
      logLevel: 'error',
      base: './',
      build: { target: 'esnext', rolldownOptions: { input: path.join(root, 'index.js') } },
      plugins: [federation({ ...federationOf(remote), manifest: true, shared: SHARED })],
    });
  },
};

export type Bundler = keyof typeof bundlers;
export const BUNDLERS = Object.keys(bundlers) as Bundler[];

/** Builds a remote with the stock plugin of Module Federation alone. */
export async function buildStock(bundler: Bundler, remote: StockRemote): Promise<StockFiles> {
  const sources = { ...SOURCES, 'title.js': `export const TITLE = ${JSON.stringify(remote.title)};` };
  const links = Object.fromEntries(Object.keys(SHARED).map((module) => [module.split('/')[0] ?? module, 'mf-catalog']));
  return inFolder({ sources, links }, async (root) => {
    await bundlers[bundler](root, remote);
    return readTexts(path.join(root, 'dist'));
  });
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
    for (const [file, content] of Object.entries(sources)) writeFileSync(path.join(root, file), content);
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

function federationOf({ name, exposes }: StockRemote) {
  return {
    name,
    filename: 'remoteEntry.js',
    exposes: Object.fromEntries(exposes.map((expose) => [`./${expose}`, './Page.js'])),
    dts: false,
  };
}

function uniqueName({ name, version }: StockRemote): string {
  return `${name}_${version.replace(/\W/g, '_')}`;
}

function readTexts(folder: string): StockFiles {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.(js|css|json)$/.test(name),
  );
  return Object.fromEntries(names.map((name) => [name, readFileSync(path.join(folder, name), 'utf8')]));
}
