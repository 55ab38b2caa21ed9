import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readRemotePackages, repositoryRoot } from 'tooling/system/packages';
import { compressFolder } from 'vstrecha-kit/build/compress';

/** A module of the shell and the source that takes its place. */
interface Replacement {
  request: RegExp;
  name: string;
  source: string;
}

/**
 * Builds the shell's sources for a comparison; never deployed.
 * @param entry replaces the shell's entry
 * @returns the folder of the build
 */
export async function buildVariant(
  name: string,
  { entry, replacements = [] }: { entry?: string; replacements?: readonly Replacement[] },
): Promise<string> {
  const { loadConfig, runWebpack } = await import('vstrecha-kit/webpack/runWebpack');
  const outDir = path.join(repositoryRoot, '.cache/bench', name);
  const create = await loadConfig(path.join(repositoryRoot, 'shell'));
  const config = create({ mode: 'production', outDir, buildId: name, ...(entry !== undefined && { entry }) });
  const { cache, plugins = [] } = config;
  const replacing: typeof plugins = replacements.map(({ request, name: module, source }) => (compiler) => {
    const file = path.join(repositoryRoot, '.cache', name, `${module}.ts`);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, source);
    new compiler.webpack.NormalModuleReplacementPlugin(request, file).apply(compiler);
  });
  await runWebpack({
    ...config,
    name,
    plugins: [...plugins, ...replacing],
    ...(typeof cache === 'object' && cache.type === 'filesystem' && { cache: { ...cache, name } }),
  });
  await compressFolder(outDir);
  return outDir;
}

/** Asks for everything one after the other, as late as possible: measures the gain of early requests. */
export const WITHOUT_EARLY_REQUESTS: readonly Replacement[] = ['prefetchSession', 'fetchBeside', 'prepareProvided'].map(
  (name) => ({ request: new RegExp(`^\\./(first-screen/)?${name}$`), name, source: `export function ${name}() {}\n` }),
);

/** Imports the remotes' lists instead of loading remotes at run time: measures the cost of federation. */
export function inOneBundle(): Replacement[] {
  const remotes = readRemotePackages();
  const imports = remotes.map(
    ({ container, directory }) =>
      `import { exposes as ${container} } from ${JSON.stringify(path.join(directory, 'src/exposes'))};`,
  );
  const source = `${imports.join('\n')}

const remotes = { ${remotes.map(({ container }) => container).join(', ')} };

export async function loadExposed(name) {
  const [remote, expose] = name.split('/');
  const module = await remotes[remote][expose]();
  return { default: module[expose] };
}

export function preloadExposed(name) {
  void loadExposed(name);
}
`;
  return [{ request: /federation[\\/]loadExposed$|^\.\/loadExposed$/, name: 'loadExposed', source }];
}
