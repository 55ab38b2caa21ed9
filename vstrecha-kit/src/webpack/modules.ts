import type { Module } from 'webpack';

/** The modules that webpack has concatenated into one, or the module itself. */
export function innerModules(module: Module): Module[] {
  return 'modules' in module && Array.isArray(module.modules) ? (module.modules as Module[]) : [module];
}

/** Name under which a host provides a shared module of a remote. */
export function shareKeyOf(module: Module): string {
  const key = (module as Module & { options?: { shareKey?: string } }).options?.shareKey;
  if (key === undefined) throw new Error('A shared module has no shareKey. Look how this version of webpack names it.');
  return key;
}
