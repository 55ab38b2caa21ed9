import assert from 'node:assert/strict';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { createContext, runInContext } from 'node:vm';
import webpack, { type Compiler, type WebpackPluginInstance } from 'webpack';
import { ChunkLoaderPlugin } from './ChunkLoaderPlugin.ts';
import { integrityOf } from './integrity.ts';
import { runWebpack } from './runWebpack.ts';

const root = mkdtempSync(path.join(tmpdir(), 'chunk-tables-'));
const sources = {
  'main.js': `const guest = () => import(/* webpackChunkName: "guest" */ './guest.js');
    const layout = () => import(/* webpackChunkName: "layout" */ './layout.js');
    self.open = async () => (await (await layout()).page()).text;
    self.guest = guest;`,
  // Requested before the layout is loaded.
  'guest.js': `export const help = () => import(/* webpackChunkName: "help" */ './help.js');`,
  'help.js': `export const text = 'help';`,
  'layout.js': `export const page = () => import(/* webpackChunkName: "page" */ './page.js');`,
  'page.js': `export const text = 'page'; export const more = () => import(/* webpackChunkName: "more" */ './more.js');`,
  'early.js': `import { text } from './help.js'; self.shown = text;`,
  // The chunk of the larger one counts as the smaller one, too.
  'both.js': `const small = () => import(/* webpackChunkName: "small" */ './small.js');
    const large = () => import(/* webpackChunkName: "large" */ './large.js');
    self.open = async () => (await Promise.all([small(), large()])).map(({ text }) => text).join();`,
  'small.js': `export const text = 'small';`,
  'large.js': `export * as small from './small.js'; export const text = 'large';`,
  'more.js': `export const text = 'more';`,
};

const build = (folder: string, carrier?: string, entry = './main.js', ...more: WebpackPluginInstance[]) =>
  runWebpack({
    context: root,
    mode: 'production',
    entry: { main: entry },
    output: {
      path: path.join(root, folder),
      filename: '[name].[contenthash].js',
      chunkFilename: '[name].[contenthash].js',
      publicPath: '/',
      uniqueName: 'test',
    },
    optimization: {
      splitChunks: {
        cacheGroups: { framework: { name: 'framework', chunks: 'initial', test: /help/, enforce: true } },
      },
    },
    plugins: [...more, new ChunkLoaderPlugin(1000, carrier)],
  });

before(async () => {
  for (const [name, text] of Object.entries(sources)) writeFileSync(path.join(root, name), text);
  await build('carried', 'layout');
  await build('whole');
  await build('early', 'layout', './early.js');
  await build('both', undefined, './both.js');
});
after(() => rmSync(root, { recursive: true, force: true }));

/** Names of the chunks whose correct names and hashes a script contains. */
function knownIn(folder: string, name: string): string[] {
  const files = readdirSync(path.join(root, folder));
  const textOf = (file: string) => readFileSync(path.join(root, folder, file), 'utf8');
  const text = textOf(files.find((file) => file.startsWith(`${name}.`)) ?? '');
  return files
    .filter((file) => text.includes(integrityOf(Buffer.from(textOf(file))).replace('sha256-', '')))
    .filter((file) => folder === 'whole' || text.includes(`"${file}"`))
    .map((file) => file.split('.')[0] ?? '');
}

test('lists only chunks requested before the carrier in the entry', () => {
  assert.deepEqual(knownIn('carried', 'main').sort(), ['guest', 'help', 'layout', 'scripts']);
  assert.deepEqual(knownIn('carried', 'scripts').sort(), ['more', 'page']);
  assert.deepEqual(knownIn('carried', 'layout'), []);
});

test('lists all chunks in the entry without a carrier', () => {
  assert.deepEqual(knownIn('whole', 'main').sort(), ['guest', 'help', 'layout', 'more', 'page']);
});

test('runs a build without asynchronous chunks but with two files', () => {
  const page: { self?: unknown; shown?: string } = {};
  page.self = page;
  createContext(page);
  for (const file of readdirSync(path.join(root, 'early')))
    runInContext(readFileSync(path.join(root, 'early', file), 'utf8'), page);
  assert.equal(page.shown, 'help');
});

test('fails the build for a chunk without a hash', async () => {
  const loseHelp = {
    apply: ({ hooks }: Compiler) =>
      hooks.thisCompilation.tap('loseHelp', (compilation) =>
        compilation.hooks.processAssets.tap(
          { name: 'loseHelp', stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER - 1 },
          (assets) => {
            for (const name of Object.keys(assets)) if (name.startsWith('help.')) compilation.deleteAsset(name);
          },
        ),
      ),
  };
  await assert.rejects(build('lost', 'layout', './main.js', loseHelp), /of which no hash is known/);
});

/** A page that runs the scripts requested by the loader, except those that `refuse` selects. */
function openPage(brought: readonly string[], refuse: (file: string) => boolean = () => false, build = 'carried') {
  const asked: string[] = [];
  const folder = path.join(root, build);
  const nameOf = (file: string) => file.split('.')[0] ?? '';
  const page = {
    URL,
    setTimeout: () => 0,
    open: (): Promise<string> => Promise.reject(new Error('The page has not run.')),
    document: {
      currentScript: { src: 'https://shell.example/main.js' },
      createElement: () => ({ remove() {} }),
      head: {
        append(script: { src: string; integrity: string; onload: (event: object) => void }) {
          const file = path.basename(script.src.replace(/[?&].*/, ''));
          asked.push(nameOf(file));
          assert.equal(script.integrity, integrityOf(readFileSync(path.join(folder, file))));
          queueMicrotask(() => {
            // Like a browser, which sends `load` after a script that throws, too.
            try {
              if (!refuse(nameOf(file))) run(file);
            } finally {
              script.onload({ type: 'load' });
            }
          });
        },
      },
    },
  };
  Object.assign(page, { self: page });
  createContext(page);
  const run = (file: string): unknown => runInContext(readFileSync(path.join(folder, file), 'utf8'), page);
  for (const name of [...brought, 'main']) run(readdirSync(folder).find((file) => nameOf(file) === name) ?? '');
  return { asked, open: () => page.open() };
}

test('retries the table without loading its carrier again', async () => {
  let isDown = true;
  const { asked, open } = openPage([], (file) => file === 'scripts' && isDown);
  await assert.rejects(open(), /ChunkLoadError: Loading chunk scripts failed/);
  isDown = false;
  assert.equal(await open(), 'page');
  assert.deepEqual(asked, ['layout', 'scripts', 'scripts', 'page']);
});

test('skips the request for an already loaded table', async () => {
  const { asked, open } = openPage(['scripts']);
  assert.equal(await open(), 'page');
  assert.deepEqual(asked, ['layout', 'page']);
});

test('loads a chunk that includes a pending one', async () => {
  const { asked, open } = openPage([], undefined, 'both');
  assert.equal(await open(), 'small,large');
  assert.deepEqual(asked, ['small', 'large']);
});
