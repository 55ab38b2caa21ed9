import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { HashedTypes } from '../types/types.ts';
import { hashProvides } from './hashInputs.ts';

/**
 * What the shell of these sources provides. Cached by the state of the shared sources, because reading it needs the
 * compiler.
 * @param onRead called before the compiler runs, which takes seconds
 */
export async function loadTypes(shellDir: string, onRead?: () => void): Promise<HashedTypes> {
  const kept = path.join(path.dirname(shellDir), '.cache/types', `${hashProvides(shellDir)}.json`);
  if (existsSync(kept)) return JSON.parse(readFileSync(kept, 'utf8')) as HashedTypes;
  onRead?.();
  const { readTypes } = await import('../types/readTypes.ts');
  const { hashTypes } = await import('../types/hashTypes.ts');
  const result = hashTypes(readTypes(shellDir));
  mkdirSync(path.dirname(kept), { recursive: true });
  writeFileSync(`${kept}.${process.pid}`, JSON.stringify(result));
  renameSync(`${kept}.${process.pid}`, kept);
  return result;
}
