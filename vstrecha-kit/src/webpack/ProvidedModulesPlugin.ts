import webpack, { type Compilation, type Compiler, type Module } from 'webpack';
import type { ModuleNames } from 'shared-api/federation/build';
import { TAKEN_NAMES } from './builtParts.ts';
import { shareKeyOf } from './modules.ts';

type DependenciesBlock = Pick<Module, 'dependencies' | 'blocks'>;

/**
 * Fails the build of a remote that imports a module or a name that the host does not provide. Otherwise the mistake would
 * show only in a browser, as a page that fails to load. Writes the imports to a file of the build, from which its needs
 * are read; `*` means a namespace import.
 */
export class ProvidedModulesPlugin {
  readonly #provides: ModuleNames;

  constructor(provides: ModuleNames) {
    this.#provides = provides;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('ProvidedModulesPlugin', (compilation) => {
      let taken = new Map<string, Set<string>>();
      compilation.hooks.finishModules.tap('ProvidedModulesPlugin', (modules) => {
        taken = readTaken(modules, compilation);
        for (const [module, names] of taken)
          for (const sentence of this.#complain(module, names))
            compilation.errors.push(new webpack.WebpackError(sentence));
      });
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'ProvidedModulesPlugin', stage }, () => {
        const sorted = [...taken].sort().map(([module, names]) => [module, [...names].sort()]);
        compilation.emitAsset(TAKEN_NAMES, new webpack.sources.RawSource(JSON.stringify(Object.fromEntries(sorted))));
      });
    });
  }

  *#complain(module: string, names: ReadonlySet<string>): Iterable<string> {
    const provided = Object.hasOwn(this.#provides, module) ? this.#provides[module] : undefined;
    if (!provided)
      yield `«${module}» is not provided by the shell. Import another module, or let the shell provide it.`;
    else if (!provided.includes('*'))
      for (const name of names)
        if (name !== '*' && !provided.includes(name))
          yield `«${name}» of ${module} is not provided by the shell. Let the shell provide it, or use one of: ${provided.join(', ')}.`;
  }
}

/** Imports of a build from its host: names by module. */
function readTaken(modules: Iterable<Module>, { moduleGraph }: Compilation): Map<string, Set<string>> {
  const taken = new Map<string, Set<string>>();
  for (const dependency of [...modules].flatMap(dependenciesOf)) {
    const target = moduleGraph.getModule(dependency);
    if (target?.type !== 'consume-shared-module') continue;
    const key = shareKeyOf(target);
    const names = taken.get(key) ?? new Set();
    taken.set(key, names);
    for (const name of namesIn(dependency)) names.add(name);
  }
  return taken;
}

/** Includes the dependencies of `import()`. */
function dependenciesOf(block: DependenciesBlock): webpack.Dependency[] {
  return [...block.dependencies, ...block.blocks.flatMap(dependenciesOf)];
}

function namesIn(dependency: webpack.Dependency): string[] {
  const { type, ids } = dependency as webpack.Dependency & { ids?: string[] };
  // Precedes the imports of names, which are separate dependencies.
  if (type === 'harmony side effect evaluation') return [];
  return [ids?.[0] ?? '*'];
}
