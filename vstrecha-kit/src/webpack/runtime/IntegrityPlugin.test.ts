import assert from 'node:assert/strict';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { createContext, runInContext } from 'node:vm';
import webpack, { type Compiler, type WebpackPluginInstance } from 'webpack';
import { LATER_LIST, LATER_SCRIPTS } from '../builtParts.ts';
import { integrityOf } from '../integrity.ts';
import { runWebpack } from '../runWebpack.ts';
import { IntegrityPlugin } from './IntegrityPlugin.ts';

const root = mkdtempSync(path.join(tmpdir(), 'integrity-'));
const sources = {
  'main.js': `const guest = () => import(/* webpackChunkName: "guest" */ './guest.js');
    const layout = () => import(/* webpackChunkName: "layout" */ './layout.js');
    self.open = async () => (await (await layout()).page()).text;
    self.guest = guest;`,
  // Requested before the layout has loaded.
  'guest.js': `export const help = () => import(/* webpackChunkName: "help" */ './help.js');`,
  'help.js': `export const text = 'help';`,
  'layout.js': `import './laterScripts.js'; export const page = () => import(/* webpackChunkName: "page" */ './page.js');`,
  'laterScripts.js': `self.${LATER_LIST} ??= {};`,
  'page.js': `export const text = 'page'; export const more = () => import(/* webpackChunkName: "more" */ './more.js');`,
  'more.js': `export const text = 'more';`,
};

const build = (folder: string, hasList: boolean, ...more: WebpackPluginInstance[]) =>
  runWebpack({
    context: root,
    mode: 'production',
    entry: './main.js',
    output: {
      path: path.join(root, folder),
      filename: '[name].[contenthash].js',
      chunkFilename: '[name].[contenthash].js',
      publicPath: '/',
      uniqueName: 'test',
    },
    optimization: {
      splitChunks: {
        cacheGroups: hasList ? { later: { name: LATER_SCRIPTS, test: /laterScripts/, enforce: true } } : {},
      },
    },
    plugins: [...more, new IntegrityPlugin()],
  });

before(async () => {
  for (const [name, text] of Object.entries(sources)) writeFileSync(path.join(root, name), text);
  await build('listed', true);
  await build('whole', false);
});
after(() => rmSync(root, { recursive: true, force: true }));

const nameOf = (file: string) => file.split('.')[0] ?? '';
const contentOf = (folder: string, file: string) => readFileSync(path.join(root, folder, file), 'utf8');

/** Names of the chunks whose correct hashes a script contains. */
function knownIn(folder: string, name: string): string[] {
  const files = readdirSync(path.join(root, folder));
  const text = contentOf(folder, files.find((file) => nameOf(file) === name) ?? '');
  return files
    .filter((file) => text.includes(integrityOf(Buffer.from(contentOf(folder, file))).replace('sha256-', '')))
    .map(nameOf)
    .sort();
}

test('lists only chunks requested before the list in the entry', () => {
  assert.deepEqual(knownIn('listed', 'main'), ['guest', 'help', LATER_SCRIPTS, 'layout']);
  assert.deepEqual(knownIn('listed', LATER_SCRIPTS), ['more', 'page']);
});

test('lists all chunks in the entry without such a list', () => {
  assert.deepEqual(knownIn('whole', 'main'), ['guest', 'help', 'layout', 'more', 'page']);
});

test('fails the build for a chunk without a file', async () => {
  const loseHelp = {
    apply: ({ hooks }: Compiler) =>
      hooks.thisCompilation.tap('loseHelp', (compilation) =>
        compilation.hooks.processAssets.tap(
          { name: 'loseHelp', stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE },
          (assets) => {
            for (const name of Object.keys(assets)) if (nameOf(name) === 'help') compilation.deleteAsset(name);
          },
        ),
      ),
  };
  await assert.rejects(build('lost', true, loseHelp), /asks for a file without a hash/);
});

/** A page that runs the scripts requested by webpack, except those that `refuse` selects. */
function openPage(brought: readonly string[], refuse: (file: string) => boolean = () => false) {
  const asked: string[] = [];
  const page = {
    URL,
    setTimeout: () => 0,
    clearTimeout() {},
    open: (): Promise<string> => Promise.reject(new Error('The page has not run.')),
    document: {
      currentScript: { src: 'https://shell.example/main.js' },
      createElement: () => ({}),
      getElementsByTagName: () => [],
      head: {
        appendChild(script: { src: string; integrity: string; onload: (event: object) => void }) {
          const file = path.basename(script.src.replace(/[?&].*/, ''));
          asked.push(nameOf(script.src.slice(1)) + (/\?.*/.exec(script.src)?.[0] ?? ''));
          assert.equal(script.integrity, integrityOf(Buffer.from(contentOf('listed', file))));
          queueMicrotask(() => {
            if (!refuse(nameOf(file))) run(file);
            script.onload({ type: 'load', target: script });
          });
        },
      },
    },
  };
  Object.assign(page, { self: page });
  createContext(page);
  const run = (file: string): unknown => runInContext(contentOf('listed', file), page);
  for (const name of [...brought, 'main'])
    run(readdirSync(path.join(root, 'listed')).find((file) => nameOf(file) === name) ?? '');
  return { asked, open: () => page.open() };
}

test('retries the list without loading its companion again', async () => {
  let isDown = true;
  const { asked, open } = openPage([], (file) => file === LATER_SCRIPTS && isDown);
  await assert.rejects(open(), { name: 'ChunkLoadError', type: 'missing' });
  isDown = false;
  assert.equal(await open(), 'page');
  assert.deepEqual(asked.sort(), [LATER_SCRIPTS, `${LATER_SCRIPTS}?&again=1`, 'layout', 'page']);
});

test('skips the request for an already loaded list', async () => {
  const { asked, open } = openPage([LATER_SCRIPTS]);
  assert.equal(await open(), 'page');
  assert.deepEqual(asked, ['layout', 'page']);
});
