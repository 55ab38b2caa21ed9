import type { Module } from 'webpack';

/** The modules that webpack has concatenated into one, or the module itself. */
export function innerModules(module: Module): Module[] {
  return 'modules' in module && Array.isArray(module.modules) ? (module.modules as Module[]) : [module];
}
