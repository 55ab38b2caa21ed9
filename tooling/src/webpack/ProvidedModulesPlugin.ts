import webpack, { type Compilation, type Compiler, type Module } from 'webpack';
import { TAKEN_NAMES } from './builtParts.ts';
import { FACADES, PROVIDED_TABLE } from './providedFiles.ts';
import { shareKeyOf } from './SmallContainerPlugin.ts';

type DependenciesBlock = Pick<Module, 'dependencies' | 'blocks'>;

/**
 * Fails the build of a remote that imports what the host does not provide: a module missing in the shell's table, or a
 * name missing in one of its facades. Without it the mistake would show only in a browser, as a page that does not
 * load. What is imported is written beside the build, which tells its needs from it; `*` for a module that is taken whole.
 */
export class ProvidedModulesPlugin {
  readonly modules: ReadonlySet<string>;
  /** By module: all that may be taken from it. */
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

/** What the modules of a build import from its host: by module, the names. */
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

/** With those of `import()`. */
function dependenciesOf(block: DependenciesBlock): webpack.Dependency[] {
  return [...block.dependencies, ...block.blocks.flatMap(dependenciesOf)];
}

function namesIn(dependency: webpack.Dependency): string[] {
  const { type, ids } = dependency as webpack.Dependency & { ids?: string[] };
  // Stands before the imports of names, which are dependencies of their own.
  if (type === 'harmony side effect evaluation') return [];
  return [ids?.[0] ?? '*'];
}
