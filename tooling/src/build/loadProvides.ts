import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { ModuleNames } from 'shared-api/needs';
import { hashProvides } from './hashInputs.ts';

/** What the shell of these sources provides, with the prints of the types. Read once for each state of them: it takes the compiler. */
export async function loadProvides(shellDir: string): Promise<ModuleNames> {
  const kept = path.join(path.dirname(shellDir), '.cache/provides', `${hashProvides(shellDir)}.json`);
  if (existsSync(kept)) return JSON.parse(readFileSync(kept, 'utf8')) as ModuleNames;
  const { readProvides } = await import('../types/readProvides.ts');
  const provides = readProvides(shellDir);
  mkdirSync(path.dirname(kept), { recursive: true });
  writeFileSync(`${kept}.${process.pid}`, JSON.stringify(provides));
  renameSync(`${kept}.${process.pid}`, kept);
  return provides;
}
