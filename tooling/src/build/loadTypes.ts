import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { ModuleNames } from 'shared-api/needs';
import type { BuiltTypes } from './builtTypes.ts';
import { hashProvides } from './hashInputs.ts';

/** Modules and names that the shell of these sources provides, with the prints of the types. */
export function loadProvides(shellDir: string): Promise<ModuleNames> {
  return readOnce(shellDir, 'provides', async () => (await import('../types/readProvides.ts')).readProvides(shellDir));
}

/** Prints of the props of pages and widgets in the federation contract of these sources. */
export function loadContract(shellDir: string): Promise<BuiltTypes['contract']> {
  return readOnce(shellDir, 'contract', async () =>
    (await import('../types/readContract.ts')).readContract(path.dirname(shellDir)),
  );
}

/** Caches the result by the state of the shared sources, because reading it needs the compiler. */
async function readOnce<Result>(shellDir: string, name: string, read: () => Promise<Result>): Promise<Result> {
  const kept = path.join(path.dirname(shellDir), '.cache', name, `${hashProvides(shellDir)}.json`);
  if (existsSync(kept)) return JSON.parse(readFileSync(kept, 'utf8')) as Result;
  const result = await read();
  mkdirSync(path.dirname(kept), { recursive: true });
  writeFileSync(`${kept}.${process.pid}`, JSON.stringify(result));
  renameSync(`${kept}.${process.pid}`, kept);
  return result;
}
