import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { repositoryRoot } from 'tooling/system/packages';
import { replaceSection } from 'tooling/system/replaceSection';
import { baseConfig } from 'vstrecha-kit/webpack/baseConfig';
import { runWebpack } from 'vstrecha-kit/webpack/runWebpack';

/** Provided by the host to every page, so no component is charged for them. */
const EXTERNALS = /^(react|react-dom|react-router-dom|styled-components)(\/|$)/;

interface SubpathSize {
  /** `shared-ui/Dialog`, or `later: phone-rules` for a chunk that a subpath loads on demand. */
  subpath: string;
  /** Brotli bytes including all static imports. */
  bytes: number;
}

/** `npm run storybook sizes`: rewrites the table of sizes in docs/design-system.md. */
export async function writeSizes(): Promise<void> {
  const file = path.join(repositoryRoot, 'docs/design-system.md');
  const rows = (await measureSizes()).map(({ subpath, bytes }) => `| \`${subpath}\` | ${(bytes / 1000).toFixed(1)} |`);
  const sizes = ['| Subpath | KB, brotli |', '| --- | ---: |', ...rows].join('\n');
  writeFileSync(file, replaceSection(readFileSync(file, 'utf8'), 'sizes', sizes));
  console.log(`${sizes}\n\n${rows.length} subpaths: docs/design-system.md`);
}

/** Builds each subpath of shared-ui separately: its size for a page that imports only this subpath. */
async function measureSizes(): Promise<SubpathSize[]> {
  const dir = path.join(repositoryRoot, 'shared-ui');
  const output = mkdtempSync(path.join(tmpdir(), 'vstrecha-sizes-'));
  const subpaths = ['theme', 'page', 'forms', 'lists', 'texts', 'files', ...names('helpers'), ...names('components')];
  const config = baseConfig(
    { name: 'ui-sizes', version: '0.0.0', dir },
    { mode: 'production', outDir: output, buildId: 'sizes' },
  );
  try {
    await runWebpack({
      ...config,
      entry: Object.fromEntries(
        subpaths.map((name) => [name, { import: `shared-ui/${name}`, filename: `${name}/entry.js` }]),
      ),
      output: {
        ...config.output,
        module: true,
        library: { type: 'module' },
        chunkFilename: 'later/[name].js',
        publicPath: '',
      },
      experiments: { outputModule: true },
      externalsType: 'module',
      externals: [EXTERNALS],
      // No shared chunks, so that each entry contains all its imports.
      optimization: { ...config.optimization, splitChunks: false, runtimeChunk: false },
    });
    const later = path.join(output, 'later');
    const chunks = existsSync(later) ? readdirSync(later) : [];
    return [
      ...subpaths.map((name) => ({ subpath: `shared-ui/${name}`, bytes: brotli(path.join(output, name, 'entry.js')) })),
      ...chunks.map((name) => ({ subpath: `later: ${path.parse(name).name}`, bytes: brotli(path.join(later, name)) })),
    ].sort((a, b) => b.bytes - a.bytes);
  } finally {
    rmSync(output, { recursive: true, force: true });
  }

  function names(folder: string): string[] {
    return [...new Set(readdirSync(path.join(dir, 'src', folder)).map((name) => name.split('.')[0] ?? ''))];
  }
}

const brotli = (file: string) => brotliCompressSync(readFileSync(file)).length;
