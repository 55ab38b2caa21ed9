import webpack, { type Compilation, type Compiler, type Module } from 'webpack';
import { TAKEN_NAMES } from './builtParts.ts';
import { FACADES, PROVIDED_TABLE } from './providedFiles.ts';
import { shareKeyOf } from './SmallContainerPlugin.ts';

type DependenciesBlock = Pick<Module, 'dependencies' | 'blocks'>;

/**
 * Fails the build of a remote that imports what the host does not provide: a module missing in the shell's table, or a
 * name missing in one of its facades. Otherwise the mistake would show only in a browser, as a page that fails to load.
 * Writes the imports to a file of the build, from which its needs are read; `*` means a namespace import.
 */
export class ProvidedModulesPlugin {
  readonly modules: ReadonlySet<string>;
  /** Names that may be imported, by module. */
  readonly names: ReadonlyMap<string, ReadonlySet<string>>;

  constructor(modules: ReadonlySet<string>, names: ReadonlyMap<string, ReadonlySet<string>>) {
    this.modules = modules;
    this.names = names;
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
    if (!this.modules.has(module))
      yield `«${module}» is not provided by the shell. Add it to shell/${PROVIDED_TABLE}, or import something that stands there.`;
    const provided = this.names.get(module);
    for (const name of provided ? names : [])
      if (!provided?.has(name))
        yield `«${name}» of ${module} is not provided by the shell. Add it to shell/${FACADES[module]}, or use one of: ${[...(provided ?? [])].join(', ')}.`;
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
