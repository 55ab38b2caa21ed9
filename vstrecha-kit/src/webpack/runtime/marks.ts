import webpack, { type Chunk, type Compilation } from 'webpack';
import { LATER_LIST } from '../builtParts.ts';
import { integrityOf } from '../integrity.ts';
import { chunksOf } from './chunksOf.ts';

// Hashes are computed last of all; marks keep their place until then.

const MARK = /@integrity:[^@]+@/;

/** @param key id of a chunk for its script, `<id>.css` for its style */
export function markOf(key: string): string {
  return `@integrity:${key}@`;
}

/** Prepends the list of later scripts, their names and hashes by chunk id, to the chunk that brings it. */
export function listLater(compilation: Compilation): void {
  const { list, later } = chunksOf(compilation);
  const scripts = Object.fromEntries(
    [...later].map((chunk) => [chunk.id, [scriptOf(chunk), markOf(String(chunk.id))]]),
  );
  for (const file of list?.files ?? [])
    compilation.updateAsset(
      file,
      (source) => new webpack.sources.ConcatSource(`globalThis.${LATER_LIST}=${JSON.stringify(scripts)};`, source),
    );
}

/** Assigns marks to files, and gives the first files in the page their `integrity`. */
export function markFiles(compilation: Compilation): void {
  const marks = new Map<string, string>();
  for (const { id, files } of compilation.chunks)
    for (const file of files) marks.set(file, markOf(file.endsWith('.css') ? `${id}.css` : String(id)));
  for (const [file, mark] of marks)
    compilation.updateAsset(
      file,
      (source) => source,
      (info) => ({ ...info, contenthash: [info?.contenthash ?? [], mark].flat() }),
    );
  for (const { name } of compilation.getAssets())
    if (name.endsWith('.html'))
      compilation.updateAsset(name, (page) => {
        const text = page.source().toString();
        const base = String(compilation.outputOptions.publicPath);
        const filled = text.replace(/ (?:src|href)="([^"]+\.(?:js|css))"/g, (attribute, address: string) => {
          const mark = marks.get(address.slice(base.length));
          return mark === undefined ? attribute : `${attribute} integrity="sha256-${mark}"`;
        });
        return new webpack.sources.RawSource(filled);
      });
}

/** The hash in place of a mark. */
export function fillMark([content]: Buffer[], mark: string): string | undefined {
  return content && MARK.test(mark) ? integrityOf(content).replace('sha256-', '') : undefined;
}

/** Fails the build for a chunk without a file: browsers ignore an invalid `integrity` and run any content. */
export function refuseMarks(compilation: Compilation): void {
  for (const { name, source } of compilation.getAssets()) {
    const [mark] = /\.(js|html)$/.test(name) ? (MARK.exec(source.source().toString()) ?? []) : [];
    if (mark !== undefined)
      compilation.errors.push(new webpack.WebpackError(`${name} asks for a file without a hash: ${mark}.`));
  }
}

function scriptOf(chunk: Chunk): string | undefined {
  return [...chunk.files].find((file) => file.endsWith('.js'));
}
