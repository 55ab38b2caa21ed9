import webpack, { type Compiler } from 'webpack';
import { FACADES, PROVIDED_TABLE } from './providedFiles.ts';

/**
 * Fails the build of a remote that imports what the host does not provide: a module missing in the shell's table, or a
 * name missing in one of its facades. Without it the mistake would show only in a browser, as a page that does not
 * load.
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
    compiler.hooks.compilation.tap('ProvidedModulesPlugin', (compilation) => {
      compilation.hooks.finishModules.tap('ProvidedModulesPlugin', (modules) => {
        const missing = new Set<string>();
        for (const module of modules) {
          if (module.type === 'consume-shared-module') {
            const shareKey = (module as webpack.Module & { options?: { shareKey?: string } }).options?.shareKey;
            if (shareKey !== undefined && !this.modules.has(shareKey))
              missing.add(
                `«${shareKey}» is not provided by the shell. Add it to shell/${PROVIDED_TABLE}, or import something that stands there.`,
              );
          }
          for (const dependency of module.dependencies) {
            const { request, ids } = dependency as webpack.Dependency & { request?: string; ids?: string[] };
            const provided = request === undefined ? undefined : this.names.get(request);
            const name = ids?.[0];
            if (request !== undefined && provided && name !== undefined && !provided.has(name))
              missing.add(
                `«${name}» of ${request} is not provided by the shell. Add it to shell/${FACADES[request]}, or use one of: ${[...provided].join(', ')}.`,
              );
          }
        }
        for (const sentence of missing) compilation.errors.push(new webpack.WebpackError(sentence));
      });
    });
  }
}
