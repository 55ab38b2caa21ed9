import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { repositoryRoot } from '../system/packages.ts';
import { baseConfig } from '../webpack/baseConfig.ts';
import { runWebpack } from '../webpack/runWebpack.ts';

/** Provided by the host to everyone, so no component pays for them. */
const EXTERNALS = /^(react|react-dom|react-router-dom|styled-components)(\/|$)/;

export interface SubpathSize {
  /** `shared-ui/Dialog`, or `later: phone-rules` for a chunk that a subpath fetches when it needs it. */
  subpath: string;
  /** Brotli bytes, with all it imports at once. */
  bytes: number;
}

/** Builds each subpath of shared-ui alone, as a page would get it that imports nothing else. */
export async function measureSizes(): Promise<SubpathSize[]> {
  const dir = path.join(repositoryRoot, 'shared-ui');
  const output = mkdtempSync(path.join(tmpdir(), 'vstrecha-sizes-'));
  const subpaths = ['theme', ...folders('components'), ...folders('forms').map((name) => `forms/${name}`)];
  const config = baseConfig(
    { name: 'ui-sizes', version: '0.0.0', dir, peerDependencies: {} },
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
      // Each entry carries all it needs, as if it were alone.
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

  function folders(parent: string): string[] {
    const base = path.join(dir, 'src', parent);
    return readdirSync(base).filter(
      (name) => statSync(path.join(base, name)).isDirectory() && existsSync(path.join(base, name, 'index.ts')),
    );
  }
}

const brotli = (file: string) => brotliCompressSync(readFileSync(file)).length;
