import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Build } from 'shared-api/federation/build';
import { integrityOf } from '../webpack/integrity.ts';

/** Written last: a folder without it is not a complete build. */
export const BUILD_FILE = 'build.json';

/** Source of a remote that says where its pages and widgets are shown. */
export const REMOTE_FILE = 'remote.json';

/** Reads the description of a finished build; undefined when the folder has no build. */
export function readBuildInfo(folder: string): Build | undefined {
  const file = path.join(folder, BUILD_FILE);
  if (!existsSync(file)) return undefined;
  const content = readFileSync(file);
  const details = { address: BUILD_FILE, integrity: integrityOf(content) };
  return { ...(JSON.parse(content.toString()) as Build), details };
}
