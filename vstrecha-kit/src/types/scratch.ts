import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const KIT = fileURLToPath(new URL('../../', import.meta.url));
/** External packages of the kit: its own ones, or those beside it where it is installed. */
const MODULES = [path.join(KIT, 'node_modules'), path.dirname(KIT)].find((folder) =>
  existsSync(path.join(folder, '@types/react')),
);

/** Runs work with a folder of declarations that is compiled once; types of external packages are the kit's. */
export async function withScratch<T>(
  files: Readonly<Record<string, string>>,
  work: (folder: string) => Promise<T>,
): Promise<T> {
  const folder = mkdtempSync(path.join(tmpdir(), 'types-'));
  try {
    writeFiles(folder, files);
    if (MODULES !== undefined) symlinkSync(MODULES, path.join(folder, 'node_modules'));
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

export function writeFiles(folder: string, files: Readonly<Record<string, string>>): void {
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
}
