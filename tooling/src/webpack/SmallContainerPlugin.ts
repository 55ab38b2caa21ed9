import webpack, { type Compilation, type Compiler, type Module } from 'webpack';
import { replaceRuntime, type RuntimePart } from './replaceRuntime.ts';

const { RuntimeGlobals } = webpack;

/**
 * Writes in a dozen lines how a container takes modules from the share scope, instead of webpack's 5 KB: a remote of ours shares nothing
 * itself, takes the one version that its host has, and leaves the judgement of versions to the registry (docs/adr/0014-small-containers.md).
 * `init` and `get` stay webpack's, so any host of Module Federation can load it. Unlike the original, what failed to come from the host is
 * asked for again at the next try.
 */
export class SmallContainerPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('SmallContainerPlugin', (compilation) => {
      // Names are ids: each stands once in the entry, and can be read in the chunks.
      compilation.hooks.chunkIds.tap('SmallContainerPlugin', (chunks) => {
        for (const chunk of chunks)
          if (chunk.name && !chunk.hasRuntime()) {
            chunk.id = chunk.name;
            chunk.ids = [chunk.name];
          }
      });
      compilation.hooks.moduleIds.tap('SmallContainerPlugin', (modules) => {
        for (const module of modules)
          if (module.type === 'consume-shared-module') compilation.chunkGraph.setModuleId(module, shareKeyOf(module));
      });
      replaceRuntime(compilation, {
        ConsumeSharedRuntimeModule: (part) => generateConsumes(part, compilation),
        // Nothing of ours is put into the scope that `init` is given.
        ShareRuntimeModule: () =>
          `${RuntimeGlobals.shareScopeMap} = {};\n${RuntimeGlobals.initializeSharing} = () => {};`,
      });
    });
  }
}

/** The name under which a host provides a module that a remote takes from it. */
export function shareKeyOf(module: Module): string {
  const key = (module as Module & { options?: { shareKey?: string } }).options?.shareKey;
  if (key === undefined) throw new Error('A shared module has no shareKey. Look how this version of webpack names it.');
  return key;
}

function generateConsumes(part: RuntimePart, compilation: Compilation): string {
  const byChunk = readConsumes(part, compilation);
  const names = [...new Set([...byChunk.values()].flat())].sort();
  // One bit for each name keeps the table at a third of a list's size.
  const table = [...byChunk].map(([chunk, taken]) => {
    const bits = taken.reduce((sum, name) => sum | (1n << BigInt(names.indexOf(name))), 0n);
    return `${JSON.stringify(chunk)}: 0x${bits.toString(16)}n`;
  });
  return `
const names = ${JSON.stringify(names.join(' '))}.split(" ");
const needed = { ${table.join()} };
const taken = {};
const take = async (name) => {
  const versions = Object.values(${RuntimeGlobals.shareScopeMap}.default?.[name] ?? {});
  const version = versions.find(({ loaded }) => loaded) ?? versions.at(-1);
  if (!version) throw new Error("The host does not provide " + name);
  version.loaded = 1;
  return version.get();
};
${RuntimeGlobals.ensureChunkHandlers}.consumes = (chunkId, promises) => names.forEach((name, index) => {
  if ((needed[chunkId] ?? 0n) >> BigInt(index) & 1n)
    promises.push(taken[name] ||= take(name).then(
      (factory) => { ${RuntimeGlobals.moduleFactories}[name] = (module) => { module.exports = factory(); }; },
      (error) => { delete taken[name]; throw error; },
    ));
});`;
}

/** By chunk: the names of what it takes from the host. */
function readConsumes({ chunk, chunkGraph }: RuntimePart, compilation: Compilation): Map<string, string[]> {
  const byChunk = new Map<string, string[]>();
  for (const each of chunk.getAllReferencedChunks()) {
    const taken = [...(chunkGraph.getChunkModulesIterableBySourceType(each, 'consume-shared') ?? [])].map(shareKeyOf);
    if (taken.length === 0) continue;
    if (each.canBeInitial())
      throw new Error(
        `The entry of ${compilation.outputOptions.uniqueName} imports ${taken.join(', ')} before a host can provide it. Import it where a page or widget begins.`,
      );
    byChunk.set(String(each.id), taken);
  }
  return byChunk;
}
