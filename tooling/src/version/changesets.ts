import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** A change that waits for the next version. */
export interface Changeset {
  file: string;
  sizes: Size[];
}

const SIZES = ['patch', 'minor', 'major'] as const;
type Size = (typeof SIZES)[number];

/** The changesets of `.changeset`, by name. */
export function readChangesets(root: string): Changeset[] {
  const files = globSync('.changeset/*.md', { cwd: root }).sort();
  return files.map((file) => {
    const [, head = ''] = readFileSync(path.join(root, file), 'utf8').split(/^---$/m);
    return { file, sizes: SIZES.filter((size) => new RegExp(`: ${size}$`, 'm').test(head)) };
  });
}

/** The version that the changesets make of the present one. */
export function nextVersion(present: string, changesets: readonly Changeset[]): string {
  const [major = 0, minor = 0, patch = 0] = present.split('.').map(Number);
  const asks = (size: Size) => changesets.some(({ sizes }) => sizes.includes(size));
  if (asks('major')) return `${major + 1}.0.0`;
  return asks('minor') ? `${major}.${minor + 1}.0` : `${major}.${minor}.${patch + 1}`;
}
