import { closeSync, fsyncSync, mkdirSync, openSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { realPath } from './realPath.ts';

/**
 * Replaces a file in one step that survives a power failure: readers see the old content or the new one. A symbolic link
 * stays.
 */
export function writeDurably(file: string, content: string, mode?: number): void {
  mkdirSync(path.dirname(file), { recursive: true });
  const target = realPath(file);
  const draft = `${target}.${process.pid}.tmp`;
  writeFileSync(draft, content, { mode, flush: true });
  renameSync(draft, target);
  const folder = openSync(path.dirname(target), 'r');
  fsyncSync(folder);
  closeSync(folder);
}
