import path from 'node:path';

/**
 * Modules of which the host provides only some names, with the file that lists them: each name costs bytes before the
 * first screen.
 */
export const FACADES: Readonly<Record<string, string>> = {
  'react-router-dom': 'src/federation/host/router.ts',
  'styled-components': 'src/federation/host/styledComponents.ts',
};

/** The shell's table of provided modules. */
export const PROVIDED_TABLE = 'src/federation/host/provided.ts';

/**
 * All files of the shell that decide what a remote may import. A remote's build is checked against them, so its hash
 * covers them. The names are separate from the code that reads the files, because a start that finds all builds must
 * not load the compiler.
 */
export function providedFiles(shellDir: string): string[] {
  return [PROVIDED_TABLE, ...Object.values(FACADES)].map((file) => path.join(shellDir, file));
}
