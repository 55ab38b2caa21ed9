import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack, { type Chunk, type Compiler } from 'webpack';
import { ChunkHashes, INTEGRITY } from './ChunkHashes.ts';
import { chunksOf } from './chunksOf.ts';
import { fillMark, listLater, markFiles, refuseMarks } from './marks.ts';

const { RuntimeGlobals } = webpack;
const { GetChunkFilenameRuntimeModule, LoadScriptRuntimeModule } = webpack.runtime;
const { PROCESS_ASSETS_STAGE_OPTIMIZE_HASH: HASHING } = webpack.Compilation;
const NAME = 'IntegrityPlugin';

/** Subresource integrity for all chunks of a build, and another URL for each retry (README.md). */
export class IntegrityPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      const { runtimeRequirementInTree, processAssets } = compilation.hooks;
      const { chunkFilename = '', chunkLoadTimeout } = compilation.outputOptions;
      runtimeRequirementInTree.for(RuntimeGlobals.ensureChunkHandlers).tap(NAME, (chunk) => {
        compilation.addRuntimeModule(chunk, new ChunkHashes());
      });
      runtimeRequirementInTree.for(RuntimeGlobals.getChunkScriptFilename).tap(NAME, (chunk) => {
        const nameOf = (each: Chunk) => chunksOf(compilation).first.has(each) && chunkFilename;
        const { getChunkScriptFilename } = RuntimeGlobals;
        compilation.addRuntimeModule(
          chunk,
          new GetChunkFilenameRuntimeModule('javascript', 'javascript', getChunkScriptFilename, nameOf, false),
        );
        // Stops webpack from adding its own module.
        return true;
      });
      // ChunkHashes sets the public path of entries; styles that are built by running them have one already.
      if (compilation.outputOptions.publicPath === 'auto')
        runtimeRequirementInTree
          .for(RuntimeGlobals.publicPath)
          .tap(NAME, (chunk) => (chunk.getEntryOptions()?.publicPath === undefined ? true : undefined));
      LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        NAME,
        () =>
          `script = Object.assign(document.createElement("script"), { crossOrigin: "anonymous", integrity: ${INTEGRITY}(chunkId), src: url });`,
      );
      MiniCssExtractPlugin.getCompilationHooks(compilation).beforeTagInsert.tap(
        NAME,
        (source, { tag, chunkId }) => `${source}
${tag}.integrity = ${INTEGRITY}(${chunkId} + ".css");
setTimeout(() => ${tag}.onerror?.({ type: "timeout", target: ${tag} }), ${chunkLoadTimeout});`,
      );
      processAssets.tap({ name: NAME, stage: HASHING - 1 }, () => {
        listLater(compilation);
        markFiles(compilation);
      });
      // Webpack fills in the hashes of names here, each file after those that it lists.
      webpack.optimize.RealContentHashPlugin.getCompilationHooks(compilation).updateHash.tap(NAME, fillMark);
      processAssets.tap({ name: NAME, stage: HASHING + 1 }, () => refuseMarks(compilation));
    });
  }
}
