import path from 'node:path';
import type { ModuleNames } from 'shared-api/federation/build';
import { readProvidedModules, readProvidedNames } from '../webpack/exposes.ts';
import { findSource } from './findSource.ts';
import { readDeclarations } from './readDeclarations.ts';

/** Modules and names that the shell of these sources provides: the value exports of workspace packages. */
export function readProvides(shellDir: string): ModuleNames {
  const root = path.dirname(shellDir);
  const modules = [...readProvidedModules(shellDir)];
  const facades = readProvidedNames(shellDir);
  const sources = new Map(modules.map((module) => [module, findSource(root, module)]));
  const own = [...sources.values()].filter((file) => file !== undefined);
  return readDeclarations(root, own, (declarations, declarationOf) =>
    Object.fromEntries(
      modules.map((module) => {
        const source = sources.get(module);
        const names =
          source === undefined ? (facades.get(module) ?? ['*']) : declarations.valuesOf(declarationOf(source));
        return [module, [...names]];
      }),
    ),
  );
}
