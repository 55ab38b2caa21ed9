import webpack, { type Compiler } from 'webpack';

/**
 * Fails the build of a remote that imports what the host does not provide: a module missing in the shell's table, or a name
 * missing in its router facade. Without it the mistake would show only in a browser, as a page that does not load.
 */
export class ProvidedModulesPlugin {
  readonly modules: ReadonlySet<string>;
  readonly routerNames: ReadonlySet<string>;

  constructor(modules: ReadonlySet<string>, routerNames: ReadonlySet<string>) {
    this.modules = modules;
    this.routerNames = routerNames;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('ProvidedModulesPlugin', (compilation) => {
      compilation.hooks.finishModules.tap('ProvidedModulesPlugin', (modules) => {
        const missing = new Set<string>();
        for (const module of modules) {
          if (module.type === 'consume-shared-module') {
            const shareKey = (module as webpack.Module & { options?: { shareKey?: string } }).options?.shareKey;
            if (shareKey !== undefined && !this.modules.has(shareKey))
              missing.add(`«${shareKey}» is not provided by the shell. Add it to shell/src/federation/provided.ts, or import something that stands there.`);
          }
          for (const dependency of module.dependencies) {
            const { request, ids } = dependency as webpack.Dependency & { request?: string; ids?: string[] };
            const name = request === 'react-router-dom' ? ids?.[0] : undefined;
            if (name !== undefined && !this.routerNames.has(name))
              missing.add(`«${name}» of react-router-dom is not provided by the shell. Add it to shell/src/federation/router.ts, or use one of: ${[...this.routerNames].join(', ')}.`);
          }
        }
        for (const sentence of missing) compilation.errors.push(new webpack.WebpackError(sentence));
      });
    });
  }
}
