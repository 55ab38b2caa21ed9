import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { runWebpack } from 'vstrecha-kit/webpack/runWebpack';

/**
 * Builds a host script that loads remotes with the official runtime of Module Federation, as the shell does.
 * @param runtime package name of a version of the runtime
 * @returns the script, which defines `loadWithRuntime` in the page
 */
export async function buildTestRuntime(root: string, runtime: string): Promise<string> {
  const folder = path.join(root, runtime.replaceAll('/', '-'));
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    path.join(folder, 'host.js'),
    `import { createInstance } from '${runtime}';
    const names = new Map();
    let instance;
    window.loadWithRuntime = async (entry, shared) => {
      instance ??= createInstance({
        name: 'host',
        remotes: [],
        shareStrategy: 'loaded-first',
        shared: { react: { version: '19.0.0', shareConfig: { singleton: true, requiredVersion: false }, ...shared } },
      });
      if (!names.has(entry)) {
        names.set(entry, 'news_' + names.size);
        window.mf_news = undefined;
        instance.registerRemotes([{ name: names.get(entry), entry, type: 'global', entryGlobalName: 'mf_news' }]);
      }
      return () => instance.loadRemote(names.get(entry) + '/NewsPage');
    };`,
  );
  await runWebpack({
    context: folder,
    mode: 'production',
    entry: './host.js',
    output: { path: folder, filename: 'built.js' },
    resolve: { modules: [path.join(import.meta.dirname, '../../node_modules'), 'node_modules'] },
    optimization: { minimize: false },
    performance: false,
  });
  return path.join(folder, 'built.js');
}
