import { execFile } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

/** A text replacement in a source file. */
export interface SourceChange {
  /** Path in the workspace. */
  file: string;
  from: string;
  to: string;
}

const repositoryRoot = path.resolve(import.meta.dirname, '../../..');

/** Packages that the shell is built from, besides the pages in the remotes' remote.json. */
const PACKAGES = ['shell', 'shared-ui', 'shared-api', 'tooling', 'vstrecha-kit'];
const ROOT_FILES = ['package.json', 'pnpm-lock.yaml', 'pnpm-workspace.yaml'];
const BUILD = "import { buildShell } from './tooling/src/build/buildShell.ts'; await buildShell();";

/**
 * Builds the shell from changed sources, in a copy of the workspace. Takes as long as a build without a cache.
 * @returns the folder of its site, and a function that removes the copy
 * @throws {Error} when a text to be replaced is missing, or the build fails
 */
export async function buildChangedShell(
  changes: readonly SourceChange[],
): Promise<{ site: string; remove: () => void }> {
  const root = realpathSync(mkdtempSync(path.join(tmpdir(), 'vstrecha-shell-')));
  const remove = () => rmSync(root, { recursive: true, force: true });
  try {
    copyWorkspace(root);
    for (const change of changes) applyChange(root, change);
    await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', BUILD], { cwd: root });
    return { site: path.join(root, 'shell/dist/site'), remove };
  } catch (error) {
    remove();
    throw error;
  }
}

function copyWorkspace(root: string): void {
  for (const file of ROOT_FILES) cpSync(path.join(repositoryRoot, file), path.join(root, file));
  for (const folder of PACKAGES) {
    cpSync(path.join(repositoryRoot, folder), path.join(root, folder), {
      recursive: true,
      filter: (file) => !['node_modules', 'dist', '.cache'].includes(path.basename(file)),
    });
  }
  for (const remote of readdirSync(repositoryRoot).filter((name) => name.startsWith('mf-')))
    cpSync(path.join(repositoryRoot, remote, 'remote.json'), path.join(root, remote, 'remote.json'));
  for (const folder of PACKAGES)
    linkPackages(path.join(repositoryRoot, folder, 'node_modules'), path.join(root, folder, 'node_modules'), root);
}

/** Links the installed packages; the workspace’s own ones link to their copies below `root`. */
export function linkPackages(source: string, target: string, root: string): void {
  if (!existsSync(source)) return;
  mkdirSync(target, { recursive: true });
  for (const name of readdirSync(source)) {
    const [from, to] = [path.join(source, name), path.join(target, name)];
    if (name.startsWith('@')) linkPackages(from, to, root);
    else
      symlinkSync(existsSync(path.join(root, name, 'package.json')) ? path.join(root, name) : realpathSync(from), to);
  }
}

function applyChange(root: string, { file, from, to }: SourceChange): void {
  const target = path.join(root, file);
  const content = readFileSync(target, 'utf8');
  if (!content.includes(from))
    throw new Error(`${file} has no «${from}» to change. Adjust the journey to its sources.`);
  writeFileSync(target, content.replace(from, to));
}
