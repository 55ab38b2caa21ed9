import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { BUILT_SIZES, type BuiltSizes } from '../webpack/builtParts.ts';
import { readQuestions } from '../webpack/exposes.ts';
import { findUses } from './readUses.ts';

/**
 * By expose: what a host had better fetch beside its scripts, since it is asked for as soon as those run: modules of the host
 * (`shared-ui/Flag`), pages and widgets of other remotes that it may draw (`mf_meetings/TodayMeetings`), and calls of the API
 * (`/api/event`).
 * @param folder what webpack wrote
 */
export function readAhead(folder: string, packageDir: string, exposes: Iterable<string>): Record<string, string[]> {
  const { groups, modules, takes } = JSON.parse(readFileSync(path.join(folder, BUILT_SIZES), 'utf8')) as BuiltSizes;
  const questions = readQuestions(packageDir);
  return Object.fromEntries(
    [...exposes].map((expose) => {
      const sources = (groups[expose] ?? [])
        .flatMap((file) => Object.keys(modules[file] ?? {}))
        .map((name) => path.join(path.dirname(packageDir), name))
        .filter((file) => file.startsWith(packageDir + path.sep) && existsSync(file));
      return [expose, [...(takes[expose] ?? []), ...findUses(packageDir, sources), ...(questions[expose] ?? [])]];
    }),
  );
}
