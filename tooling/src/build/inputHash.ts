import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** What never changes a build: tests, stories, prose. */
const IGNORED = /(\.test\.|\.stories\.|\.md$|[\\/]node_modules[\\/]|[\\/]dist[\\/])/;

/**
 * A short hash over all files that a build is made of: the same inputs give the same name, so what is built once is used again.
 * @param inputs absolute paths of files and folders
 * @param extra anything else that the output depends on
 */
export function hashInputs(inputs: readonly string[], extra: string): string {
  const hash = createHash('sha256').update(extra);
  for (const file of inputs.flatMap(filesBelow).sort())
    hash.update(`\0${path.basename(file)}\0`).update(readFileSync(file));
  return hash.digest('hex').slice(0, 12);
}

function filesBelow(input: string): string[] {
  if (IGNORED.test(`${input}/`)) return [];
  try {
    return readdirSync(input, { withFileTypes: true }).flatMap((entry) => {
      const child = path.join(input, entry.name);
      if (entry.isDirectory()) return filesBelow(child);
      return IGNORED.test(child) ? [] : [child];
    });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOTDIR') return [input];
    throw error;
  }
}
