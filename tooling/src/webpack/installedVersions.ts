import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Installed versions of the shell's dependencies, by package name: compared with a remote's `requires` at run time. */
export function installedVersions(shellDir: string): Record<string, string> {
  const read = (file: string) =>
    JSON.parse(readFileSync(file, 'utf8')) as { version: string; dependencies: Record<string, string> };
  const names = Object.keys(read(join(shellDir, 'package.json')).dependencies);
  return Object.fromEntries(
    names.map((name) => [name, read(join(shellDir, 'node_modules', name, 'package.json')).version]),
  );
}
