import path from 'node:path';
import type { ModuleNames } from 'shared-api/needs';
import { readProvidedModules, readProvidedNames } from '../webpack/exposes.ts';
import type { Declarations } from './declarations.ts';
import { findSource } from './findSource.ts';
import { createTypePrinter } from './printType.ts';
import { readDeclarations } from './readDeclarations.ts';

/**
 * Modules and names that the shell of these sources provides, with prints of the types of workspace packages. External
 * packages have no prints, because their versions are compared instead.
 */
export function readProvides(shellDir: string): ModuleNames {
  const root = path.dirname(shellDir);
  const modules = [...readProvidedModules(shellDir)];
  const facades = readProvidedNames(shellDir);
  const sources = new Map(modules.map((module) => [module, findSource(root, module)]));
  const own = [...sources.values()].filter((file) => file !== undefined);
  return readDeclarations(root, own, (declarations, declarationOf) => {
    const print = createTypePrinter(declarations);
    return Object.fromEntries(
      modules.map((module) => {
        const source = sources.get(module);
        return [
          module,
          source === undefined
            ? Object.fromEntries([...(facades.get(module) ?? ['*'])].map((name) => [name, '']))
            : printNames(declarationOf(source), declarations, print),
        ];
      }),
    );
  });
}

function printNames(
  file: string,
  declarations: Declarations,
  print: ReturnType<typeof createTypePrinter>,
): Record<string, string> {
  return Object.fromEntries(
    declarations.valuesOf(file).flatMap((name) => {
      const declaration = declarations.findExport(file, name);
      return declaration ? [[name, print(declaration)]] : [];
    }),
  );
}
