import webpack from 'webpack';
import { LATER_LIST } from '../builtParts.ts';
import { chunksOf } from './chunksOf.ts';
import { markOf } from './marks.ts';

const { RuntimeGlobals, RuntimeModule } = webpack;
const SCRIPT_NAME = RuntimeGlobals.getChunkScriptFilename;
const STYLE_NAME = `${RuntimeGlobals.require}.miniCssF`;
/** Function in the page: the `integrity` of a chunk's script, or of its style by `<id>.css`. */
export const INTEGRITY = `${RuntimeGlobals.require}.integrity`;

/**
 * A part of webpack's runtime: hashes of chunks, and a changed URL for each retry. The query of the entry goes to its
 * chunks, so that retrying the entry retries them, too: browsers reuse a request that hangs.
 */
export class ChunkHashes extends RuntimeModule {
  constructor() {
    // After the functions that name chunks, before those that load them.
    super('chunk hashes', RuntimeModule.STAGE_BASIC);
  }

  override generate(): string {
    const { compilation } = this;
    if (!compilation) throw new Error('webpack generates the chunk hashes before it has chunks.');
    const { first, styled, list } = chunksOf(compilation);
    const keys = [...[...first].map(({ id }) => String(id)), ...[...styled].map(({ id }) => `${id}.css`)];
    return `
const hashes = ${JSON.stringify(Object.fromEntries(keys.map((key) => [key, markOf(key)])))};
const entry = new URL(document.currentScript.src);
${compilation.outputOptions.publicPath === 'auto' ? `${RuntimeGlobals.publicPath} = new URL(".", entry).href;` : ''}
const changed = (nameOf, asked = {}) => (id) => {
  const again = asked[id] = (asked[id] ?? -1) + 1;
  return nameOf(id) + (again ? (entry.search || "?") + "&again=" + again : entry.search);
};
const nameOf = ${SCRIPT_NAME};
${SCRIPT_NAME} = changed(${list ? `(id) => hashes[id] ? nameOf(id) : ${LATER_LIST}[id][0]` : 'nameOf'});
${styled.size > 0 ? `${STYLE_NAME} = changed(${STYLE_NAME});` : ''}
${INTEGRITY} = (key) => "sha256-" + ${list ? `(hashes[key] ?? ${LATER_LIST}[key][1])` : 'hashes[key]'};`;
  }
}
