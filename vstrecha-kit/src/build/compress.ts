import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const compress = promisify(brotliCompress);
const TEXT = /\.(js|css|html|svg|json|txt)$/;

/**
 * Files that operators and releases change after the build: a server that prefers compressed copies would keep sending
 * the built ones.
 */
const EDITED = new Set(['config.json', 'registry.json']);

/**
 * Writes a brotli copy (quality 11) next to every text file that is not edited after the build, so that serving needs
 * no compression.
 */
export async function compressFolder(folder: string): Promise<void> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (name) => TEXT.test(name) && !EDITED.has(name),
  );
  await Promise.all(
    files.map(async (name) => {
      const source = readFileSync(path.join(folder, name));
      const options = {
        params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: source.length },
      };
      writeFileSync(path.join(folder, `${name}.br`), await compress(source, options));
    }),
  );
}
