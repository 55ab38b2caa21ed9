import type { Chunk, ChunkGroup, Compilation } from 'webpack';
import { LATER_SCRIPTS } from '../builtParts.ts';

interface Chunks {
  /** Those with a script, listed in the entry. */
  first: Set<Chunk>;
  /** Those with a script, requested only after the list of later scripts has loaded. */
  later: Set<Chunk>;
  /** Those with a style. */
  styled: Set<Chunk>;
  /** The one that brings the list. */
  list: Chunk | undefined;
}

/** The asynchronous chunks of a build. */
export function chunksOf({ chunks, chunkGraph, namedChunks, entrypoints }: Compilation): Chunks {
  const list = namedChunks.get(LATER_SCRIPTS);
  const early = new Set<Chunk>();
  const seen = new Set<ChunkGroup>();
  const follow = (group: ChunkGroup) => {
    if (seen.has(group)) return;
    seen.add(group);
    for (const chunk of group.chunks) early.add(chunk);
    if (!list || !group.chunks.includes(list)) group.getChildren().forEach(follow);
  };
  for (const entry of entrypoints.values()) follow(entry);
  const async = [...chunks].filter((chunk) => !chunk.canBeInitial());
  const holding = (type: string) =>
    async.filter((chunk) => chunkGraph.getChunkModulesIterableBySourceType(chunk, type) !== undefined);
  const scripts = holding('javascript');
  return {
    first: new Set(scripts.filter((chunk) => early.has(chunk))),
    later: new Set(scripts.filter((chunk) => !early.has(chunk))),
    styled: new Set(holding('css/mini-extract')),
    list,
  };
}
