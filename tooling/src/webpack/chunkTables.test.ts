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
  // Asked for before the layout is there.
  'guest.js': `export const help = () => import(/* webpackChunkName: "help" */ './help.js');`,
  'help.js': `export const text = 'help';`,
  'layout.js': `export const page = () => import(/* webpackChunkName: "page" */ './page.js');`,
  'page.js': `export const text = 'page'; export const more = () => import(/* webpackChunkName: "more" */ './more.js');`,
  'early.js': `import { text } from './help.js'; self.shown = text;`,
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
});
after(() => rmSync(root, { recursive: true, force: true }));

/** The names of the chunks whose right names and hashes stand in a script. */
function knownIn(folder: string, name: string): string[] {
  const files = readdirSync(path.join(root, folder));
  const textOf = (file: string) => readFileSync(path.join(root, folder, file), 'utf8');
  const text = textOf(files.find((file) => file.startsWith(`${name}.`)) ?? '');
  return files
    .filter((file) => text.includes(integrityOf(Buffer.from(textOf(file))).replace('sha256-', '')))
    .filter((file) => folder === 'whole' || text.includes(`"${file}"`))
    .map((file) => file.split('.')[0] ?? '');
}

test('the entry knows the chunks that can be asked for before the carrier is there, a file beside that one the rest', () => {
  assert.deepEqual(knownIn('carried', 'main').sort(), ['guest', 'help', 'layout', 'scripts']);
  assert.deepEqual(knownIn('carried', 'scripts').sort(), ['more', 'page']);
  assert.deepEqual(knownIn('carried', 'layout'), []);
});

test('without a carrier the entry knows all', () => {
  assert.deepEqual(knownIn('whole', 'main').sort(), ['guest', 'help', 'layout', 'more', 'page']);
});

test('a build without later parts runs, although its first part stands in two files', () => {
  const page: { self?: unknown; shown?: string } = {};
  page.self = page;
  createContext(page);
  for (const file of readdirSync(path.join(root, 'early')))
    runInContext(readFileSync(path.join(root, 'early', file), 'utf8'), page);
  assert.equal(page.shown, 'help');
});

test('a chunk without a hash ends the build: browsers would run whatever came for it', async () => {
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

/** A page in which scripts come that the loader asks for, unless `refuse` says otherwise. */
function openPage(brought: readonly string[], refuse: (file: string) => boolean = () => false) {
  const asked: string[] = [];
  const folder = path.join(root, 'carried');
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
            if (!refuse(nameOf(file))) run(file);
            script.onload({ type: 'load' });
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

test('names and hashes of the rest come beside the carrier, and again when they did not come', async () => {
  let isDown = true;
  const { asked, open } = openPage([], (file) => file === 'scripts' && isDown);
  await assert.rejects(open(), /ChunkLoadError: Loading chunk scripts failed/);
  isDown = false;
  assert.equal(await open(), 'page');
  assert.deepEqual(asked, ['layout', 'scripts', 'scripts', 'page']);
});

test('what the page has brought already is not asked for', async () => {
  const { asked, open } = openPage(['scripts']);
  assert.equal(await open(), 'page');
  assert.deepEqual(asked, ['layout', 'page']);
});
