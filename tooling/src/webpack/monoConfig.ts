import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import webpack, { type Configuration } from 'webpack';
import type { BuildTarget, PackageInfo } from './buildTarget.ts';
import { hostConfig } from './hostConfig.ts';

/**
 * The same sources as one route-split bundle: the shell's module that loads exposes is replaced by one that imports the
 * remotes' lists. Measures the cost of federation (docs/performance.md); never deployed.
 */
export function monoConfig(info: PackageInfo, target: BuildTarget, remotes: readonly string[]): Configuration {
  const config = hostConfig(info, target);
  const loader = join(dirname(info.dir), '.cache/mono/loadExposed.ts');
  mkdirSync(dirname(loader), { recursive: true });
  writeFileSync(loader, monoLoader(dirname(info.dir), remotes));
  return {
    ...config,
    name: 'mono',
    plugins: [
      ...(config.plugins ?? []),
      new webpack.NormalModuleReplacementPlugin(/federation[\\/]loadExposed$|^\.\/loadExposed$/, loader),
    ],
    cache:
      typeof config.cache === 'object' && config.cache.type === 'filesystem'
        ? { ...config.cache, name: 'mono' }
        : config.cache,
  };
}

function monoLoader(root: string, remotes: readonly string[]): string {
  const containers = remotes.map((folder) => ({ folder, container: folder.replaceAll('-', '_') }));
  return `${containers.map(({ folder, container }) => `import { exposes as ${container} } from ${JSON.stringify(join(root, folder, 'src/exposes'))};`).join('\n')}

const remotes = { ${containers.map(({ container }) => container).join(', ')} };

export async function loadExposed(name) {
  const [remote, expose] = name.split('/');
  const module = await remotes[remote][expose]();
  return { default: module[expose] };
}

export function preloadExposed(name) {
  void loadExposed(name);
}
`;
}
