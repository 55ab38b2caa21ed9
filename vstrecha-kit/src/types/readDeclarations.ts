import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Declarations, type ResolveFile } from './declarations.ts';
import { emitDeclarations } from './emitDeclarations.ts';
import { findSource } from './findSource.ts';

/**
 * Reads the declarations of sources and of all that they import below a root.
 * @param read gets a function that maps a source to its declaration file, and returns the result
 */
export function readDeclarations<Result>(
  root: string,
  sources: readonly string[],
  read: (declarations: Declarations, declarationOf: (source: string) => string) => Result,
): Result {
  const out = mkdtempSync(path.join(tmpdir(), 'declarations-'));
  try {
    emitDeclarations(root, sources, out);
    return read(new Declarations(resolveIn(root, out)), (source) => declarationOf(source, root, out));
  } finally {
    rmSync(out, { recursive: true, force: true });
  }
}

function declarationOf(source: string, root: string, out: string): string {
  return path.join(out, path.relative(root, source)).replace(/\.tsx?$/, '.d.ts');
}

/** Resolves within the emitted declarations; external packages are not followed. */
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
