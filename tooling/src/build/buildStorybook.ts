import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { promisify } from 'node:util';
import { readRemotePackages, repositoryRoot } from '../system/packages.ts';

const FOLDER = 'storybook-static';

/** Output folder of Storybook's build. */
export const storybookFolder = path.join(repositoryRoot, FOLDER);

const MARKER = 'build.json';
const TIMEOUT_MS = 10 * 60_000;
const BUILD = `build --config-dir .storybook --output-dir ${FOLDER} --quiet --disable-telemetry`.split(' ');

/** The script of Storybook's command line, which the root declares. */
export function storybookProgram(root: string = repositoryRoot): string {
  const manifest = createRequire(path.join(root, 'package.json')).resolve('storybook/package.json');
  return path.join(path.dirname(manifest), 'dist/bin/dispatcher.js');
}

/**
 * Builds Storybook unless these exact sources are built already.
 * @param root another checkout of the repository, with its packages
 * @returns whether a build was necessary
 */
export async function buildStorybook(root: string = repositoryRoot): Promise<{ isNew: boolean }> {
  const wanted = hashStorybook(root);
  const marker = path.join(root, FOLDER, MARKER);
  if (existsSync(marker) && readFileSync(marker, 'utf8') === wanted) return { isNew: false };
  await promisify(execFile)(process.execPath, [...process.execArgv, storybookProgram(root), ...BUILD], {
    cwd: root,
    timeout: TIMEOUT_MS,
    maxBuffer: 2 ** 26,
  }).catch((error: unknown) => {
    const { stdout, stderr } = error as { stdout?: string; stderr?: string };
    throw new Error(`Storybook was not built:\n${stdout}${stderr}`, { cause: error });
  });
  writeFileSync(marker, wanted);
  return { isNew: true };
}

/** Covers the stories, unlike the hash of a page's build; tests are left out. */
export function hashStorybook(root: string = repositoryRoot): string {
  const folders = ['shared-ui', 'shared-api', 'shell', ...readRemotePackages(root).map(({ folder }) => folder)];
  const patterns = folders.flatMap((folder) => [`${folder}/src/**/*`, `${folder}/*.json`]);
  return hashFiles([...patterns, '.storybook/**/*', 'tooling/src/tokens/*', 'pnpm-lock.yaml'], root);
}

/** Hashes names and contents of the matching files, tests left out. */
export function hashFiles(patterns: readonly string[], root: string = repositoryRoot): string {
  const files = patterns.flatMap((pattern) =>
    globSync(pattern, { cwd: root, withFileTypes: true })
      .filter((entry) => entry.isFile() && !entry.name.includes('.test.'))
      .map((entry) => path.join(entry.parentPath, entry.name)),
  );
  const hash = createHash('sha256');
  for (const file of files.sort()) hash.update(`\0${path.relative(root, file)}\0`).update(readFileSync(file));
  return hash.digest('hex').slice(0, 12);
}
