import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { ModuleNames } from 'shared-api/needs';
import type { BuiltTypes } from './builtTypes.ts';
import { hashProvides } from './hashInputs.ts';

/** Modules and names that the shell of these sources provides, with the prints of the types. */
export function loadProvides(shellDir: string, onRead?: () => void): Promise<ModuleNames> {
  const read = async () => (await import('../types/readProvides.ts')).readProvides(shellDir);
  return readOnce(shellDir, 'provides', read, onRead);
}

/** Prints of the props of pages and widgets in the federation contract of these sources. */
export function loadContract(shellDir: string, onRead?: () => void): Promise<BuiltTypes['contract']> {
  const read = async () => (await import('../types/readContract.ts')).readContract(path.dirname(shellDir));
  return readOnce(shellDir, 'contract', read, onRead);
}

/**
 * Caches the result by the state of the shared sources, because reading it needs the compiler.
 * @param onRead called before the compiler runs, which takes seconds
 */
async function readOnce<Result>(
  shellDir: string,
  name: string,
  read: () => Promise<Result>,
  onRead?: () => void,
): Promise<Result> {
  const kept = path.join(path.dirname(shellDir), '.cache', name, `${hashProvides(shellDir)}.json`);
  if (existsSync(kept)) return JSON.parse(readFileSync(kept, 'utf8')) as Result;
  onRead?.();
  const result = await read();
  mkdirSync(path.dirname(kept), { recursive: true });
  writeFileSync(`${kept}.${process.pid}`, JSON.stringify(result));
  renameSync(`${kept}.${process.pid}`, kept);
  return result;
}
