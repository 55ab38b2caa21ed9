import path from 'node:path';
import { createRsbuild } from '@rsbuild/core';
import { inFolder } from './stockBuilds.ts';

/** A page or widget of a remote, as a stock host knows it. */
export interface Rendered {
  /** `mf_catalog/CatalogPage`. */
  name: `${string}/${string}`;
  /** Address of the remote's `mf-manifest.json`. */
  manifest: string;
}

/** Modules that a remote takes from its host, by the address of its manifest. */
async function readShared(manifests: readonly string[]): Promise<string[]> {
  const read = async (address: string) =>
    ((await (await fetch(address)).json()) as { shared: { name: string }[] }).shared.map(({ name }) => name);
  return [...new Set((await Promise.all(manifests.map(read))).flat())].sort();
}

function writeHost(rendered: readonly Rendered[], shared: readonly string[]): string {
  const remotes = rendered.map(({ name, manifest }) => ({ name: name.split('/')[0], entry: manifest }));
  const provided = shared.map(
    (name) => `  '${name}': { version: '1.0.0', shareConfig: { singleton: true, requiredVersion: false },
    get: async () => { const module = await import('${name}'); return () => module; } },`,
  );
  return `import { createInstance } from '@module-federation/runtime';
import { createElement as h, lazy, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
const host = createInstance({
  name: 'stock_host',
  shareStrategy: 'loaded-first',
  remotes: ${JSON.stringify(remotes)},
  shared: {
${provided.join('\n')}
  },
});
const parts = ${JSON.stringify(rendered.map(({ name }) => name))}.map((name) =>
  lazy(async () => ({ default: (await host.loadRemote(name))[name.split('/')[1]] })));
createRoot(document.body.appendChild(document.createElement('div'))).render(
  h(MemoryRouter, null, parts.map((part, index) => h(Suspense, { key: index }, h(part)))));
`;
}

/**
 * Builds a host with the official runtime that renders these from their manifests and provides our packages, without
 * the shell.
 * @param use receives the folder of its site
 */
export async function withStockHost(rendered: readonly Rendered[], use: (site: string) => Promise<void>) {
  const shared = await readShared(rendered.map(({ manifest }) => manifest));
  const packages = ['react-dom', ...shared.map((name) => name.split('/')[0] ?? name)];
  const links = { '@module-federation/runtime': 'e2e', ...Object.fromEntries(packages.map((name) => [name, 'shell'])) };
  await inFolder({ sources: { 'index.js': writeHost(rendered, shared) }, links }, async (root) => {
    const rsbuild = await createRsbuild({
      cwd: root,
      config: {
        logLevel: 'error',
        source: { entry: { index: './index.js' } },
        output: { assetPrefix: 'auto', minify: false },
        tools: { swc: { jsc: { transform: { react: { runtime: 'automatic' } } } } },
      },
    });
    await (await rsbuild.build()).close();
    await use(path.join(root, 'dist'));
  });
}
