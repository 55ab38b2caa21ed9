import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ModuleNames } from 'shared-api/needs';
import { readProvidedModules, readProvidedNames } from '../webpack/exposes.ts';
import { Declarations, type ResolveFile } from './declarations.ts';
import { emitDeclarations } from './emitDeclarations.ts';
import { findSource } from './findSource.ts';
import { createTypePrinter } from './printType.ts';

/**
 * What the shell of these sources provides: its modules with their names, and the prints of the types of our own. The packages of others have
 * no prints: their versions speak for them.
 */
export function readProvides(shellDir: string): ModuleNames {
  const root = path.dirname(shellDir);
  const modules = [...readProvidedModules(shellDir)];
  const facades = readProvidedNames(shellDir);
  const sources = new Map(modules.map((module) => [module, findSource(root, module)]));
  const out = mkdtempSync(path.join(tmpdir(), 'provides-'));
  try {
    emitDeclarations(
      root,
      [...sources.values()].filter((file) => file !== undefined),
      out,
    );
    const declarations = new Declarations(resolveIn(root, out));
    const print = createTypePrinter(declarations);
    return Object.fromEntries(
      modules.map((module) => {
        const source = sources.get(module);
        return [
          module,
          source === undefined
            ? Object.fromEntries([...(facades.get(module) ?? ['*'])].map((name) => [name, '']))
            : printNames(declarationOf(source, root, out), declarations, print),
        ];
      }),
    );
  } finally {
    rmSync(out, { recursive: true, force: true });
  }
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

function declarationOf(source: string, root: string, out: string): string {
  return path.join(out, path.relative(root, source)).replace(/\.tsx?$/, '.d.ts');
}

/** Among the emitted declarations; the packages of others are not ours to follow. */
function resolveIn(root: string, out: string): ResolveFile {
  return (specifier, from) => {
    if (!specifier.startsWith('.')) {
      const source = findSource(root, specifier);
      return source === undefined ? undefined : declarationOf(source, root, out);
    }
    const base = path.resolve(path.dirname(from), specifier);
    return [`${base}.d.ts`, path.join(base, 'index.d.ts'), base.replace(/\.tsx?$/, '.d.ts')].find(
      (file) => file.endsWith('.d.ts') && existsSync(file),
    );
  };
}
