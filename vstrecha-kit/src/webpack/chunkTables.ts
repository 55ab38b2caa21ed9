import { createHash } from 'node:crypto';
import webpack, { type Chunk, type ChunkGroup, type Compilation } from 'webpack';
import { SCRIPT_TABLE, type ScriptTable } from './builtParts.ts';
import { integrityOf } from './integrity.ts';

// Tables of a build's own chunks (ChunkLoaderPlugin.ts): names and hashes, which stay placeholders until the content of
// all files is final.

/** Placeholder for the hash of a chunk's file, available only at the very end: kind, then chunk id. */
const HASH_MARK = /@integrity:((?:js|css):[^@]+)@/g;
/** Placeholder for the name of a chunk's script, known once its content is final. */
const NAME_MARK = /@file:([^@]+)@/g;
/** Id of the file with names and hashes of chunks requested later; it loads like a chunk. */
export const TABLE = 'scripts';

/**
 * Divides the scripts of a build: those that can be requested before a chunk is loaded, and the rest.
 * @param carrier name of that chunk; without it all scripts are first
 */
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

/** Source of a table from chunk ids to file hashes. */
export function hashTable(kind: 'js' | 'css', chunks: Iterable<Chunk>): string {
  return JSON.stringify(Object.fromEntries([...chunks].map(({ id }) => [id, `@integrity:${kind}:${id}@`])));
}

/** Source of a table from chunk ids to script names and hashes. @param more id of an additional file */
export function scriptTable(chunks: ReadonlySet<Chunk>, more?: string): string {
  const ids = [...[...chunks].map(({ id }) => id), ...(more === undefined ? [] : [more])];
  return JSON.stringify(Object.fromEntries(ids.map((id) => [id, [`@file:${id}@`, `@integrity:js:${id}@`]])));
}

/** Fills in the names of scripts, and writes the file with the names of later ones. */
export function nameFiles(compilation: Compilation, carrier: string | undefined): void {
  const names = new Map([...compilation.chunks].map((chunk) => [String(chunk.id), scriptOf(chunk)]));
  const fill = (text: string) => text.replace(NAME_MARK, (_place, id: string) => names.get(id) ?? '');
  const { later } = divideChunks(compilation, carrier);
  if (carrier !== undefined && later.size > 0)
    names.set(TABLE, emitTable(compilation, fill(scriptTable(later)), carrier));
  for (const { name, source } of compilation.getAssets()) {
    const text = name.endsWith('.js') ? source.source().toString() : '';
    if (text.includes('@file:')) compilation.updateAsset(name, new webpack.sources.RawSource(fill(text)));
  }
}

/** Emits a chunk without modules that carries the table. @returns its name; webpack adds the content hash later */
function emitTable(compilation: Compilation, table: string, carrier: string): string {
  const { chunkFilename = '', chunkLoadingGlobal } = compilation.outputOptions;
  const hash = createHash('sha256').update(table).digest('hex').slice(0, 20);
  const chunk = { id: TABLE, name: TABLE, hash, contentHash: { javascript: hash } };
  const { path, info } = compilation.getPathWithInfo(chunkFilename, { chunk, contentHashType: 'javascript' });
  const text = `(globalThis[${JSON.stringify(chunkLoadingGlobal)}] ||= []).push([["${TABLE}"], {}, undefined, ${table}]);`;
  compilation.emitAsset(path, new webpack.sources.RawSource(text), { ...info, comesWith: carrier });
  return path;
}

function scriptOf(chunk: Chunk): string | undefined {
  return [...chunk.files].find((file) => file.endsWith('.js'));
}

/** Fills in the hashes of chunks, and the `integrity` of the first files in the page. */
export function fillHashes(compilation: Compilation, carrier: string | undefined): void {
  const hashes = hashChunks(
    [...compilation.chunks].filter((chunk) => !chunk.hasRuntime()),
    compilation,
  );
  const table = compilation.getAssets().find(({ info }) => info.comesWith !== undefined)?.name;
  if (table !== undefined) {
    fillIn(table, hashes, compilation);
    hashes.set(`js:${TABLE}`, integrityOf(compilation.getAsset(table)?.source.buffer() ?? Buffer.of()));
    const part = describeTable(compilation, table, carrier);
    compilation.emitAsset(SCRIPT_TABLE, new webpack.sources.RawSource(JSON.stringify(part)));
  }
  for (const { name } of compilation.getAssets()) if (name.endsWith('.js')) fillIn(name, hashes, compilation);
  for (const { name, source } of compilation.getAssets())
    if (name.endsWith('.html'))
      compilation.updateAsset(name, new webpack.sources.RawSource(fillPage(source.source().toString(), compilation)));
}

function describeTable(compilation: Compilation, file: string, carrier: string | undefined): ScriptTable {
  const first = [...divideChunks(compilation, carrier).first].flatMap((chunk) => scriptOf(chunk) ?? []);
  const ids = [...compilation.chunks].map((chunk) => [scriptOf(chunk), chunk.id]);
  return { file, global: String(compilation.outputOptions.chunkLoadingGlobal), ids: Object.fromEntries(ids), first };
}

function fillIn(name: string, hashes: ReadonlyMap<string, string>, compilation: Compilation): void {
  const text = compilation.getAsset(name)?.source.source().toString() ?? '';
  if (!text.includes('@integrity:')) return;
  const filled = text.replace(HASH_MARK, (_place, key: string) => {
    const hash = hashes.get(key);
    // Browsers ignore an empty `integrity` and would run any content.
    if (hash === undefined)
      throw new Error(`${name} asks for ${key}, of which no hash is known. Nobody may load that.`);
    return hash.replace('sha256-', '');
  });
  compilation.updateAsset(name, new webpack.sources.RawSource(filled));
}

/** `integrity` values by kind and id of a chunk. */
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
