import webpack, { type Chunk, type ChunkGraph, type Compilation, type RuntimeModule } from 'webpack';

/** A part of the runtime that webpack writes into a build, in its place. */
export interface RuntimePart {
  chunk: Chunk;
  chunkGraph: ChunkGraph;
  /** Of a part that names files: which kind. */
  contentType?: string;
  /** What webpack would write. */
  original: () => string | null;
}

/**
 * Writes parts of webpack's runtime anew, by the name of the class that writes them. webpack has a hook for every part but no option for
 * these; the build fails when one of them is not there, so that a version that calls it otherwise cannot slip through. Only a build in one piece
 * has none of them.
 */
export function replaceRuntime(
  compilation: Compilation,
  replacements: Readonly<Record<string, (part: RuntimePart) => string | null>>,
): void {
  const missing = new Set(Object.keys(replacements));
  compilation.hooks.runtimeModule.tap('replaceRuntime', (part) => {
    const replacement = replacements[part.constructor.name];
    if (replacement === undefined) return;
    missing.delete(part.constructor.name);
    const original = part.generate.bind(part);
    part.generate = () => {
      const { chunk, chunkGraph, contentType } = part as RuntimeModule & { contentType?: string };
      if (!chunk || !chunkGraph) throw new Error(`webpack writes ${part.constructor.name} before it has a place.`);
      // What runs while the build does (styles are read so) has no page around it.
      return chunkGraph.buildTimeExecution ? original() : replacement({ chunk, chunkGraph, contentType, original });
    };
  });
  compilation.hooks.afterSeal.tap('replaceRuntime', () => {
    if ([...compilation.chunks].every((chunk) => chunk.canBeInitial())) return;
    for (const name of missing)
      compilation.errors.push(
        new webpack.WebpackError(
          `webpack's ${name}, which tooling/src/webpack writes anew, is not in this build. Look how this version of webpack writes that part, and follow it.`,
        ),
      );
  });
}
