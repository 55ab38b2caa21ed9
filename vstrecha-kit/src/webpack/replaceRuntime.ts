import webpack, { type Chunk, type ChunkGraph, type Compilation, type RuntimeModule } from 'webpack';

/** Arguments for replacing a part of webpack's runtime. */
export interface RuntimePart {
  chunk: Chunk;
  chunkGraph: ChunkGraph;
  /** Kind of the files, for a part that names files. */
  contentType?: string;
  /** webpack's own code for the part. */
  original: () => string | null;
}

/**
 * Replaces parts of webpack's runtime, by the name of the class that generates them. webpack has a hook for every part
 * but no option for these; the build fails when a class is missing, so that a webpack version with other class
 * names is noticed. Builds without asynchronous chunks are exempt.
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
      // Code that runs during the build (to extract styles) has no page around it.
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
