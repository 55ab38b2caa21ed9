import { createHash } from 'node:crypto';
import type { Build } from 'shared-api/federation/build';
import { UsageError } from '../system/UsageError.ts';
import { importsIn, nameOfEntry, namesIn, type StockFiles } from './readStockFiles.ts';
import type { Registry } from './registry.ts';

const TIMEOUT_MS = 10_000;
/** How chunks reach their runtime: `self.x = self.x || []` of rspack, `… : self.x = []` of webpack, perhaps minified. */
const CHUNK_ARRAY =
  /\b(self|globalThis|window)(\.[\w$]+|\["[^"]+"\])\s*(?:=\s*(?:\1\2\s*\|\|\s*)?|\|\|=\s*|\?\?=\s*)\[\]/g;

/**
 * Checks that a build shares no global variable with another that may run in the same page.
 * @throws {UsageError} with the variable and the other build
 */
export async function checkGlobals(
  { manifest, files, remote: { name: container } }: StockFiles,
  registry: Registry,
  build: Build,
): Promise<void> {
  const global = (line: Build, remote: string) => (line.type === 'module' ? undefined : (line.global ?? remote));
  const others = Object.entries(registry.remotes).flatMap(([remote, builds]) =>
    builds.map((other) => ({ remote, other })),
  );
  const own = global(build, container);
  const namesake = others.find(({ remote, other }) => remote !== container && own && global(other, remote) === own);
  if (namesake)
    throw new UsageError(
      `The name ${own} belongs to ${namesake.remote}. Give yours another one: name in the plugin of Module Federation.`,
    );
  const arrays = findChunkArrays(files[nameOfEntry(manifest)]?.toString() ?? '');
  if (arrays.length === 0) return;
  await Promise.all(
    others.map(async ({ remote, other }) => {
      if (other.type === 'module' || other.build === build.build) return;
      const shared = findChunkArrays(await readEntry(other.entry)).find((name) => arrays.includes(name));
      if (shared !== undefined)
        throw new UsageError(
          `This build and ${remote} ${other.build} collect their chunks in the same variable ${shared} and would break each other on one page. Give each build its own output.chunkLoadingGlobal, such as one with the version.`,
        );
    }),
  );
}

/** Whether the texts of a build, which a bundler may write in a new way, show neither chunk variable nor imports. */
export function isUnreadable({ manifest, files }: StockFiles, { type }: Build): boolean {
  const entry = files[nameOfEntry(manifest)]?.toString() ?? '';
  return (type === 'module' ? importsIn(entry) : findChunkArrays(entry)).length === 0;
}

/** Scripts that load later without a hash: neither the shell nor the build's own runtime would notice a change. */
export function findUnhashed({ manifest, files }: StockFiles, { type }: Build): string[] {
  if (type === 'module') return [];
  const texts = Object.values(files).map(String);
  const early = namesIn(manifest, 'sync');
  return namesIn(manifest, 'async').filter((name) => {
    const hashes = ['sha256', 'sha384', 'sha512'].map((kind) =>
      createHash(kind)
        .update(files[name] ?? '')
        .digest('base64'),
    );
    return !early.includes(name) && !texts.some((text) => hashes.some((hash) => text.includes(hash)));
  });
}

function findChunkArrays(entry: string): string[] {
  return [...entry.matchAll(CHUNK_ARRAY)].map(([, , name = '']) => name.replace(/[^\w$]/g, ''));
}

/** A build that cannot be fetched will not run either. */
async function readEntry(address: string): Promise<string> {
  try {
    const answer = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    return answer.ok ? await answer.text() : '';
  } catch {
    return '';
  }
}
