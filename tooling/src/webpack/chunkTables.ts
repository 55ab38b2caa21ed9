import webpack, { type Chunk, type ChunkGroup, type Compilation } from 'webpack';
import { integrityOf } from './integrity.ts';

// What a build knows of its own chunks (ChunkLoaderPlugin.ts): names and hashes. They stand as marks until all files have their content.

const { RuntimeGlobals } = webpack;

/** Stands where the hash of a chunk's file will be, which is known only when all is written: kind, then the chunk's id. */
const HASH_MARK = /@integrity:((?:js|css):[^@]+)@/g;
/** Stands where the name of a chunk's script will be, which is known when it has its content. */
const NAME_MARK = /@file:([^@]+)@/g;
/** Takes the names and hashes that the carrier brings. */
export const LATER = `${RuntimeGlobals.require}.laterScripts`;

/** The scripts of a build: those that can be asked for before the carrier is there, and the rest. */
export function divideChunks(
  compilation: Compilation,
  carrier: string | undefined,
): { first: Set<Chunk>; later: Set<Chunk> } {
  const first = new Set<Chunk>();
  const seen = new Set<ChunkGroup>();
  const follow = (group: ChunkGroup) => {
    if (seen.has(group)) return;
    seen.add(group);
    for (const chunk of group.chunks) first.add(chunk);
    if (carrier === undefined || group.chunks.every(({ name }) => name !== carrier))
      group.getChildren().forEach(follow);
  };
  for (const entry of compilation.entrypoints.values()) follow(entry);
  const holdsScript = (chunk: Chunk) =>
    !chunk.canBeInitial() &&
    compilation.chunkGraph.getChunkModulesIterableBySourceType(chunk, 'javascript') !== undefined;
  const scripts = [...compilation.chunks].filter(holdsScript);
  return {
    first: new Set(scripts.filter((chunk) => first.has(chunk))),
    later: new Set(scripts.filter((chunk) => !first.has(chunk))),
  };
}

/** Text of a table, by id of a chunk: the hash of its file. */
export function hashTable(kind: 'js' | 'css', chunks: Iterable<Chunk>): string {
  return JSON.stringify(Object.fromEntries([...chunks].map(({ id }) => [id, `@integrity:${kind}:${id}@`])));
}

/** Text of a table, by id of a chunk: the name and the hash of its script. */
export function scriptTable(chunks: ReadonlySet<Chunk>): string {
  return JSON.stringify(
    Object.fromEntries([...chunks].map(({ id }) => [id, [`@file:${id}@`, `@integrity:js:${id}@`]])),
  );
}

/** Tells the loader and the carrier how scripts are called. */
export function nameFiles(compilation: Compilation, carrier: string | undefined): void {
  const names = new Map([...compilation.chunks].map((chunk) => [String(chunk.id), scriptOf(chunk)]));
  const fill = (text: string) => text.replace(NAME_MARK, (_place, id: string) => names.get(id) ?? '');
  for (const { name, source } of compilation.getAssets()) {
    const text = name.endsWith('.js') ? source.source().toString() : '';
    if (text.includes('@file:')) compilation.updateAsset(name, new webpack.sources.RawSource(fill(text)));
  }
  const script = scriptOf(findCarrier(compilation, carrier));
  if (script === undefined) return;
  const { chunkLoadingGlobal } = compilation.outputOptions;
  const later = fill(scriptTable(divideChunks(compilation, carrier).later));
  compilation.updateAsset(
    script,
    (source) =>
      new webpack.sources.ConcatSource(
        source,
        `;(globalThis[${JSON.stringify(chunkLoadingGlobal)}] ||= []).push([[], {}, (${RuntimeGlobals.require}) => ${LATER}(${later})]);`,
      ),
  );
}

function scriptOf(chunk: Chunk | undefined): string | undefined {
  return [...(chunk?.files ?? [])].find((file) => file.endsWith('.js'));
}

function findCarrier(compilation: Compilation, carrier: string | undefined): Chunk | undefined {
  return carrier === undefined ? undefined : compilation.namedChunks.get(carrier);
}

/** Puts the hashes of chunks into what asks for them, and those of the first files into the page. */
export function fillHashes(compilation: Compilation, carrier: string | undefined): void {
  const carrying = findCarrier(compilation, carrier);
  const hashes = hashChunks(
    [...compilation.chunks].filter((chunk) => !chunk.hasRuntime() && chunk !== carrying),
    compilation,
  );
  // What it carries is part of its content.
  const script = scriptOf(carrying);
  if (carrying && script !== undefined) {
    fillIn(script, hashes, compilation);
    for (const [key, hash] of hashChunks([carrying], compilation)) hashes.set(key, hash);
  }
  for (const { name } of compilation.getAssets()) if (name.endsWith('.js')) fillIn(name, hashes, compilation);
  for (const { name, source } of compilation.getAssets())
    if (name.endsWith('.html'))
      compilation.updateAsset(name, new webpack.sources.RawSource(fillPage(source.source().toString(), compilation)));
}

function fillIn(name: string, hashes: ReadonlyMap<string, string>, compilation: Compilation): void {
  const text = compilation.getAsset(name)?.source.source().toString() ?? '';
  if (!text.includes('@integrity:')) return;
  const filled = text.replace(HASH_MARK, (_place, key: string) => hashes.get(key)?.replace('sha256-', '') ?? '');
  compilation.updateAsset(name, new webpack.sources.RawSource(filled));
}

/** By kind and id of a chunk: what its `integrity` must be. */
function hashChunks(chunks: readonly Chunk[], compilation: Compilation): Map<string, string> {
  const hashes = new Map<string, string>();
  for (const chunk of chunks)
    for (const file of chunk.files) {
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
