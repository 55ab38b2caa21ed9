import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { RemoteManifest } from 'shared-api/federation/remoteManifest';
import { BUILT_CHUNKS, type BuiltChunks } from '../webpack/builtParts.ts';
import { findUses } from './readUses.ts';

/**
 * By expose: resources that a host should prefetch in parallel with its scripts, because these request them at once:
 * host modules (`shared-ui/Flag`), pages and widgets of other remotes (`mf_meetings/TodayMeetings`) and API calls
 * (`/api/event`).
 * @param folder webpack's output
 */
export function readAhead(
  folder: string,
  packageDir: string,
  exposes: Iterable<string>,
  questions: RemoteManifest['questions'],
): Record<string, string[]> {
  const built = JSON.parse(readFileSync(path.join(folder, BUILT_CHUNKS), 'utf8')) as BuiltChunks;
  return Object.fromEntries(
    [...exposes].map((expose) => {
      const sources = (built.sources[expose] ?? [])
        .map((name) => path.join(path.dirname(packageDir), name))
        .filter((file) => file.startsWith(packageDir + path.sep) && existsSync(file));
      return [expose, [...(built.takes[expose] ?? []), ...findUses(packageDir, sources), ...(questions[expose] ?? [])]];
    }),
  );
}
