import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { ModuleNames } from 'shared-api/federation/build';
import { hashProvides } from './hashInputs.ts';

/**
 * Modules and names that the shell of these sources provides. Cached by the state of the shared sources, because reading
 * them needs the compiler.
 * @param onRead called before the compiler runs, which takes seconds
 */
export async function loadProvides(shellDir: string, onRead?: () => void): Promise<ModuleNames> {
  const kept = path.join(path.dirname(shellDir), '.cache/provides', `${hashProvides(shellDir)}.json`);
  if (existsSync(kept)) return JSON.parse(readFileSync(kept, 'utf8')) as ModuleNames;
  onRead?.();
  const result = (await import('../types/readProvides.ts')).readProvides(shellDir);
  mkdirSync(path.dirname(kept), { recursive: true });
  writeFileSync(`${kept}.${process.pid}`, JSON.stringify(result));
  renameSync(`${kept}.${process.pid}`, kept);
  return result;
}
