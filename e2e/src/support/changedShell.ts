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
const ROOT_FILES = ['package.json', 'pnpm-lock.yaml', 'pnpm-workspace.yaml', '.prettierrc.json'];
const BUILD = "import { buildShell } from './tooling/src/build/buildShell.ts'; await buildShell();";

/** Backwards-compatible additions to the shared packages. */
export const ADDITIONS: readonly SourceChange[] = [
  { file: 'shared-api/src/resources/paths.ts', from: "news: '/news',", to: "news: '/news',\n  archive: '/archive'," },
  {
    file: 'shared-api/src/contract/schema.d.ts',
    from: '        CurrentUser: {\n',
    to: '        CurrentUser: {\n            is_new: boolean;\n',
  },
  {
    file: 'shared-api/src/fixtures/index.ts',
    from: '): CurrentUser => ({\n',
    to: '): CurrentUser => ({\n    is_new: false,\n',
  },
  {
    file: 'shared-ui/src/theme/theme.ts',
    from: "veil: 'var(--color-veil)',",
    to: "veil: 'var(--color-veil)',\n    ribbon: 'var(--color-info)',",
  },
  {
    file: 'shared-ui/src/components/Button/buttonStyle.ts',
    from: 'ButtonVariant = ',
    to: "ButtonVariant = 'plain' | ",
  },
  {
    file: 'shared-ui/src/components/Button/buttonStyle.ts',
    from: 'const variants = {',
    to: 'const variants = {\n  plain: css`\n    background: ${theme.color.surface};\n  `,',
  },
];

/** A copy of the workspace with changed sources. */
export interface ChangedCopy {
  root: string;
  change: (change: SourceChange) => void;
  /** Runs a script of the copy. @throws with its output when it fails */
  run: (script: string, ...args: string[]) => Promise<string>;
  remove: () => void;
}

/**
 * Copies what the shell is built from.
 * @param remotes folders that are copied as a whole; the others have only their remote.json
 * @throws {Error} when a text to be replaced is missing
 */
export function copyChanged(changes: readonly SourceChange[], remotes: readonly string[] = []): ChangedCopy {
  const root = realpathSync(mkdtempSync(path.join(tmpdir(), 'vstrecha-copy-')));
  const env = { ...process.env, PATH: [path.join(repositoryRoot, 'node_modules/.bin'), process.env.PATH].join(':') };
  const copy: ChangedCopy = {
    root,
    change: (change) => applyChange(root, change),
    run: async (...args) => (await promisify(execFile)(process.execPath, args, { cwd: root, env })).stdout,
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
  try {
    copyWorkspace(root, [...PACKAGES, ...remotes]);
    for (const change of changes) copy.change(change);
    return copy;
  } catch (error) {
    copy.remove();
    throw error;
  }
}

/**
 * Builds the shell from changed sources. Takes as long as a build without a cache.
 * @returns the folder of its site, and a function that removes the copy
 * @throws {Error} when the build fails
 */
export async function buildChangedShell(
  changes: readonly SourceChange[],
): Promise<{ site: string; remove: () => void }> {
  const { root, run, remove } = copyChanged(changes);
  try {
    await run('--input-type=module', '--eval', BUILD);
    return { site: path.join(root, 'shell/dist/site'), remove };
  } catch (error) {
    remove();
    throw error;
  }
}

function copyWorkspace(root: string, packages: readonly string[]): void {
  for (const file of ROOT_FILES) cpSync(path.join(repositoryRoot, file), path.join(root, file));
  for (const remote of readdirSync(repositoryRoot).filter((name) => name.startsWith('mf-')))
    cpSync(path.join(repositoryRoot, remote, 'remote.json'), path.join(root, remote, 'remote.json'));
  for (const folder of packages) {
    cpSync(path.join(repositoryRoot, folder), path.join(root, folder), {
      recursive: true,
      filter: (file) => !['node_modules', 'dist', '.cache'].includes(path.basename(file)),
    });
  }
  for (const folder of ['.', ...packages])
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
