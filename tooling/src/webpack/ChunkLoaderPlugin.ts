import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack, { type Compilation, type Compiler } from 'webpack';
import { divideChunks, fillHashes, hashTable, nameFiles, scriptTable, TABLE } from './chunkTables.ts';
import { replaceRuntime, type RuntimePart } from './replaceRuntime.ts';

const { RuntimeGlobals } = webpack;

const STYLE_ADDRESS = `${RuntimeGlobals.require}.miniCssF`;
const STYLE_HASHES = `${RuntimeGlobals.require}.styleHashes`;

/**
 * How a build asks for its own chunks, scripts and styles alike:
 * - with subresource integrity, which no kept library adds to containers (docs/adr/0015-integrity-of-every-file.md);
 * - under the query of the build's entry, so that a new attempt at the entry is one at its chunks too;
 * - again under a changed address when that failed, because browsers keep a preload that hangs;
 * - for a limited time;
 * - with the names and hashes at hand that the first screen can ask for: those of the rest stand in a file that comes beside a chunk before them
 *   (`carrier`), unless the page has brought it already.
 *
 * It writes webpack's loader of chunks anew. Chunks themselves are as webpack writes them.
 */
export class ChunkLoaderPlugin {
  readonly #timeLimit: number;
  readonly #carrier: string | undefined;

  /**
   * @param timeLimit milliseconds that a chunk may take
   * @param carrier name of a chunk: the entry knows of none that are only asked for after it; without it the entry knows of all
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
        // Beside a carrier, scripts are named in the loader's table.
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
        // Before names get the hashes of their contents, which then go over all of it.
        { name: 'ChunkLoaderPlugin', stage: webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONS },
        () => nameFiles(compilation, this.#carrier),
      );
      compilation.hooks.processAssets.tap(
        // The names have got the hashes of their contents: from here on nothing changes but what is filled in.
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
  // Nothing is ever loaded later.
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
    loads[id]?.resolve();
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
