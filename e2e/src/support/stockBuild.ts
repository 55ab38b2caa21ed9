import { mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import webpack, { type Configuration } from 'webpack';
import { hashOf, type DescribedBuild } from './registry.ts';
import type { MadeBuild } from './switchboard.ts';

/** What a stock host would read of `mf-manifest.json`. */
interface Manifest {
  metaData: { globalName: string; remoteEntry: { name: string } };
  exposes: { name: string; assets: { js: { sync: string[] } } }[];
  shared: { name: string; requiredVersion: string }[];
}

const NAME = 'their_catalog';
const BUILD = '3.2.1-stock0000000';
const repositoryRoot = path.resolve(import.meta.dirname, '../../..');

/** A page that uses the host's packages, a lazy chunk, and the default export that the plugin's guide shows. */
const SOURCES = {
  'index.js': '',
  'Page.js': `import { createElement as h, lazy, Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { Button } from 'shared-ui/Button';
const Late = lazy(() => import('./Late.js'));
const Title = styled.h1\`letter-spacing: 1px;\`;
export default function Page() {
  const [count, setCount] = useState(0);
  return h('main', null,
    h(Title, null, 'Чужой каталог'),
    h(Button, { onClick: () => setCount(count + 1) }, 'Нажато: ' + count),
    h(Link, { to: '/news' }, 'К новостям'),
    h(Suspense, { fallback: null }, h(Late)));
}`,
  'Late.js': `import { createElement as h } from 'react';
export default function Late() { return h('p', null, 'Пришло отдельно'); }`,
};

/**
 * Builds a remote with webpack and the stock plugin of Module Federation alone, and describes it from its
 * `mf-manifest.json`, as a team without our tools would release it.
 * @param expose name of its page
 */
export async function buildStock(expose: string): Promise<MadeBuild> {
  const folder = mkdtempSync(path.join(tmpdir(), 'vstrecha-stock-'));
  try {
    for (const [file, content] of Object.entries(SOURCES)) writeFileSync(path.join(folder, file), content);
    symlinkSync(path.join(repositoryRoot, 'mf-catalog/node_modules'), path.join(folder, 'node_modules'));
    const output = path.join(folder, 'dist');
    await runWebpack(stockConfig(folder, output, expose));
    return describe(output);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function stockConfig(context: string, output: string, expose: string): Configuration {
  const host = { singleton: true, import: false } as const;
  return {
    mode: 'production',
    context,
    entry: './index.js',
    output: { path: output, publicPath: 'auto', uniqueName: `${NAME}_${BUILD}` },
    plugins: [
      new ModuleFederationPlugin({
        name: NAME,
        filename: 'remoteEntry.js',
        exposes: { [`./${expose}`]: './Page.js' },
        shared: {
          react: { ...host, requiredVersion: '^19.0.0' },
          'react-router-dom': { ...host, requiredVersion: '^7.0.0' },
          'styled-components': { ...host, requiredVersion: '^6.0.0' },
          'shared-ui/Button': { ...host, requiredVersion: false },
        },
        dts: false,
      }),
    ],
  };
}

async function runWebpack(config: Configuration): Promise<void> {
  const compiler = webpack(config);
  const stats = await new Promise<webpack.Stats | undefined>((resolve, reject) =>
    compiler.run((error, result) => (error ? reject(error) : resolve(result))),
  );
  await new Promise<void>((resolve) => compiler.close(() => resolve()));
  if (stats?.hasErrors()) throw new Error(stats.toString({ all: false, errors: true }));
}

function describe(output: string): MadeBuild {
  const read = (file: string) => readFileSync(path.join(output, file), 'utf8');
  const { metaData, exposes, shared } = JSON.parse(read('mf-manifest.json')) as Manifest;
  const files = Object.fromEntries(
    readdirSync(output)
      .filter((file) => file.endsWith('.js'))
      .map((file) => [file, read(file)]),
  );
  const entry = metaData.remoteEntry.name;
  const line: DescribedBuild = {
    build: BUILD,
    version: '3.2.1',
    entry,
    integrity: hashOf(files[entry] ?? ''),
    exposes: Object.fromEntries(exposes.map(({ name, assets }) => [name, assets.js.sync])),
    files: Object.fromEntries(Object.entries(files).map(([file, content]) => [file, hashOf(content)])),
    needs: Object.fromEntries(shared.map(({ name }) => [name, []])),
    requires: Object.fromEntries(
      shared.filter(({ name }) => !name.includes('/')).map(({ name, requiredVersion }) => [name, requiredVersion]),
    ),
    global: metaData.globalName,
  };
  return { line, files };
}
