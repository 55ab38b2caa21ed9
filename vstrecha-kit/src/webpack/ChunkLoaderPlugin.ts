import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack, { type Compilation, type Compiler } from 'webpack';
import { divideChunks, fillHashes, hashTable, nameFiles, scriptTable, TABLE } from './chunkTables.ts';
import { replaceRuntime, type RuntimePart } from './replaceRuntime.ts';

const { RuntimeGlobals } = webpack;

const STYLE_ADDRESS = `${RuntimeGlobals.require}.miniCssF`;
const STYLE_HASHES = `${RuntimeGlobals.require}.styleHashes`;

/**
 * Replaces webpack's loader of chunks (scripts and styles). The loader of a build:
 * - adds subresource integrity, which no maintained library adds to containers
 * (docs/adr/0015-integrity-of-every-file.md);
 * - appends the query of the build's entry, so that retrying the entry also retries its chunks;
 * - retries a failed chunk under a changed URL, because browsers reuse a preload that hangs;
 * - limits the loading time;
 * - contains the names and hashes of chunks that may be requested early; those of the rest are in a file that loads in
 * parallel with the `carrier` chunk, unless the page has loaded it already.
 * The chunks themselves are written by webpack unchanged.
 */
export class ChunkLoaderPlugin {
  readonly #timeLimit: number;
  readonly #carrier: string | undefined;

  /**
   * @param timeLimit milliseconds for loading a chunk
   * @param carrier name of a chunk: chunks requested only after it are not listed in the entry; without it the entry
   * lists all
   */
  constructor(timeLimit: number, carrier?: string) {
    this.#timeLimit = timeLimit;
    this.#carrier = carrier;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('ChunkLoaderPlugin', (compilation) => {
      replaceRuntime(compilation, {
        JsonpChunkLoadingRuntimeModule: (part) =>
          generateLoader(part, compilation, { timeLimit: this.#timeLimit, carrier: this.#carrier }),
        LoadScriptRuntimeModule: () => '',
        // With a carrier, the loader's table contains the scripts' names.
        ...(this.#carrier === undefined
          ? {}
          : {
              GetChunkFilenameRuntimeModule: ({ contentType, original }: RuntimePart) =>
                contentType === 'javascript' ? '' : original(),
            }),
        ...(compilation.outputOptions.publicPath === 'auto'
          ? {
              AutoPublicPathRuntimeModule: () =>
                `${RuntimeGlobals.publicPath} = new URL(".", document.currentScript.src).href;`,
            }
          : {}),
      });
      MiniCssExtractPlugin.getCompilationHooks(compilation).beforeTagInsert.tap(
        'ChunkLoaderPlugin',
        (source, { tag, chunkId }) => `${source}
${tag}.integrity = "sha256-" + ${STYLE_HASHES}[${chunkId}];
setTimeout(() => ${tag}.onerror?.({ type: "timeout", target: ${tag} }), ${this.#timeLimit});`,
      );
      compilation.hooks.processAssets.tap(
        // Before names get their content hashes, which then cover this change.
        { name: 'ChunkLoaderPlugin', stage: webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONS },
        () => nameFiles(compilation, this.#carrier),
      );
      compilation.hooks.processAssets.tap(
        // After names have got their content hashes: from here on only the integrity hashes are filled in.
        { name: 'ChunkLoaderPlugin', stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER },
        () => fillHashes(compilation, this.#carrier),
      );
    });
  }
}

function generateLoader(
  { chunk, chunkGraph, original }: RuntimePart,
  compilation: Compilation,
  { timeLimit, carrier }: { timeLimit: number; carrier: string | undefined },
): string | null {
  const requirements = chunkGraph.getTreeRuntimeRequirements(chunk);
  // Without asynchronous chunks the original is fine.
  if (!requirements.has(RuntimeGlobals.ensureChunkHandlers)) return original();
  const styles = [...chunk.getAllAsyncChunks()].filter((each) =>
    chunkGraph.getChunkModulesIterableBySourceType(each, 'css/mini-extract'),
  );
  const { first, later } = divideChunks(compilation, carrier);
  const carrying = later.size > 0 ? compilation.namedChunks.get(carrier ?? '') : undefined;
  const waits = requirements.has(RuntimeGlobals.onChunksLoaded);
  const { chunkLoadingGlobal } = compilation.outputOptions;
  return `
const scripts = ${carrier === undefined ? hashTable('js', first) : scriptTable(first, carrying && TABLE)};
const query = new URL(document.currentScript.src).search;
const changed = (address, asked = {}) => (id) => {
  const again = asked[id] = (asked[id] ?? -1) + 1;
  return address(id) + (again ? (query || "?") + "&again=" + again : query);
};
const address = changed(${carrier === undefined ? RuntimeGlobals.getChunkScriptFilename : '(id) => scripts[id][0]'});
const loads = { ${chunk.ids?.map((id) => `${JSON.stringify(id)}: 0`).join()} };
const load = (id) => {
  const script = document.createElement("script");
  const started = {};
  started.done = new Promise((resolve, reject) => {
    const end = ({ type }) => {
      script.remove();
      // Come in time, or given up already.
      if (loads[id] !== started) return;
      delete loads[id];
      reject(Object.assign(new Error("Loading chunk " + id + " failed (" + type + ": " + script.src + ")"), { name: "ChunkLoadError" }));
    };
    setTimeout(end, ${timeLimit}, { type: "timeout" });
    started.resolve = resolve;
    script.onload = script.onerror = end;
  });
  script.crossOrigin = "anonymous";
  script.integrity = "sha256-" + scripts[id]${carrier === undefined ? '' : '[1]'};
  script.src = ${RuntimeGlobals.publicPath} + address(id);
  document.head.append(script);
  return started;
};
${RuntimeGlobals.ensureChunkHandlers}.j = (id, promises) => {
  if (scripts[id] && loads[id] !== 0) promises.push((loads[id] ||= load(id)).done);${carrying ? `\n  if (id === ${JSON.stringify(carrying.id)}) ${RuntimeGlobals.ensureChunkHandlers}.j("${TABLE}", promises);` : ''}
};
const global = globalThis[${JSON.stringify(chunkLoadingGlobal)}] ||= [];
const others = global.push.bind(global);
const arrive = (data) => {
  const [ids, modules, run${carrying ? ', more' : ''}] = data;
  Object.assign(${RuntimeGlobals.moduleFactories}, modules);${carrying ? '\n  Object.assign(scripts, more);' : ''}
  const result = run?.(${RuntimeGlobals.require});
  for (const id of ids) {
    if (loads[id]) loads[id].resolve();
    loads[id] = 0;
  }
  ${waits ? `return ${RuntimeGlobals.onChunksLoaded}(result);` : 'return result;'}
};
${waits ? `${RuntimeGlobals.onChunksLoaded}.j = (id) => loads[id] === 0;` : ''}
global.forEach(arrive);
global.push = (data) => {
  others(data);
  return arrive(data);
};
${styles.length > 0 ? `${STYLE_HASHES} = ${hashTable('css', styles)};\n${STYLE_ADDRESS} = changed(${STYLE_ADDRESS});` : ''}`;
}
