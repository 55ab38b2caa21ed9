import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack, { type Compilation, type Compiler } from 'webpack';
import { integrityOf } from './integrity.ts';
import { replaceRuntime, type RuntimePart } from './replaceRuntime.ts';

const { RuntimeGlobals } = webpack;

/** Stands where the hash of a chunk's file will be, which is known only when all is written: kind, then the chunk's id. */
const PLACE = /@integrity:((?:js|css):[^@]+)@/g;

const STYLE_ADDRESS = `${RuntimeGlobals.require}.miniCssF`;
const STYLE_HASHES = `${RuntimeGlobals.require}.styleHashes`;

/**
 * How a build asks for its own chunks, scripts and styles alike:
 * - with subresource integrity, which no kept library adds to containers (docs/adr/0015-integrity-of-every-file.md);
 * - under the query of the build's entry, so that a new attempt at the entry is one at its chunks too;
 * - again under a changed address when that failed, because browsers keep a preload that hangs;
 * - for a limited time.
 *
 * It writes webpack's loader of chunks anew. Chunks themselves are as webpack writes them.
 */
export class ChunkLoaderPlugin {
  readonly #timeLimit: number;

  /** @param timeLimit milliseconds that a chunk may take */
  constructor(timeLimit: number) {
    this.#timeLimit = timeLimit;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('ChunkLoaderPlugin', (compilation) => {
      replaceRuntime(compilation, {
        JsonpChunkLoadingRuntimeModule: (part) => generateLoader(part, compilation, this.#timeLimit),
        LoadScriptRuntimeModule: () => '',
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
        // The names have got the hashes of their contents: from here on nothing changes but what is filled in.
        { name: 'ChunkLoaderPlugin', stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER },
        () => fillIn(compilation),
      );
    });
  }
}

function generateLoader({ chunk, chunkGraph }: RuntimePart, compilation: Compilation, timeLimit: number): string {
  const later = [...chunk.getAllAsyncChunks()];
  const holding = (type: string) =>
    later.filter((each) => chunkGraph.getChunkModulesIterableBySourceType(each, type)).map(({ id }) => id);
  const table = (kind: string, ids: readonly (string | number | null)[]) =>
    JSON.stringify(Object.fromEntries(ids.map((id) => [id, `@integrity:${kind}:${id}@`])));
  const requirements = chunkGraph.getTreeRuntimeRequirements(chunk);
  const styles = holding('css/mini-extract');
  const waits = requirements.has(RuntimeGlobals.onChunksLoaded);
  const { chunkLoadingGlobal } = compilation.outputOptions;
  return `
const hashes = ${table('js', holding('javascript'))};
const query = new URL(document.currentScript.src).search;
const changed = (address, asked = {}) => (id) => {
  const again = asked[id] = (asked[id] ?? -1) + 1;
  return address(id) + (again ? (query || "?") + "&again=" + again : query);
};
const address = changed(${RuntimeGlobals.getChunkScriptFilename});
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
  script.integrity = "sha256-" + hashes[id];
  script.src = ${RuntimeGlobals.publicPath} + address(id);
  document.head.append(script);
  return started;
};
${RuntimeGlobals.ensureChunkHandlers}.j = (id, promises) => {
  if (hashes[id] && loads[id] !== 0) promises.push((loads[id] ||= load(id)).done);
};
const global = globalThis[${JSON.stringify(chunkLoadingGlobal)}] ||= [];
const others = global.push.bind(global);
const arrive = (data) => {
  const [ids, modules, run] = data;
  Object.assign(${RuntimeGlobals.moduleFactories}, modules);
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
${styles.length > 0 ? `${STYLE_HASHES} = ${table('css', styles)};\n${STYLE_ADDRESS} = changed(${STYLE_ADDRESS});` : ''}`;
}

/** Puts the hashes of chunks into the runtime that asks for them, and those of the first files into the page. */
function fillIn(compilation: Compilation): void {
  const hashes = hashChunks(compilation);
  for (const { name, source } of compilation.getAssets()) {
    const text = /\.(js|html)$/.test(name) ? source.source().toString() : '';
    if (name.endsWith('.js') && text.includes('@integrity:')) {
      const filled = text.replace(PLACE, (_place, key: string) => hashes.get(key)?.replace('sha256-', '') ?? '');
      compilation.updateAsset(name, new webpack.sources.RawSource(filled));
    }
  }
  for (const { name, source } of compilation.getAssets())
    if (name.endsWith('.html'))
      compilation.updateAsset(name, new webpack.sources.RawSource(fillPage(source.source().toString(), compilation)));
}

/** By kind and id of a chunk: what its `integrity` must be. A chunk that is loaded later names no other, so its content is final. */
function hashChunks(compilation: Compilation): Map<string, string> {
  const hashes = new Map<string, string>();
  for (const chunk of compilation.chunks)
    for (const file of chunk.hasRuntime() ? [] : chunk.files) {
      const asset = compilation.getAsset(file);
      if (asset) hashes.set(`${file.slice(file.lastIndexOf('.') + 1)}:${chunk.id}`, integrityOf(asset.source.buffer()));
    }
  return hashes;
}

function fillPage(page: string, compilation: Compilation): string {
  const base = String(compilation.outputOptions.publicPath);
  return page.replace(/ (?:src|href)="([^"]+\.(?:js|css))"/g, (attribute, address: string) => {
    const asset = compilation.getAsset(address.slice(base.length));
    return asset ? `${attribute} integrity="${integrityOf(asset.source.buffer())}"` : attribute;
  });
}
