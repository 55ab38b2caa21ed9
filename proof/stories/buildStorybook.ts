import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { promisify } from 'node:util';
import { readRemotePackages, repositoryRoot } from 'tooling/system/packages';

/** Output folder of Storybook's build. */
export const storybookFolder = path.join(repositoryRoot, 'storybook-static');

const MARKER = path.join(storybookFolder, 'build.json');
const TIMEOUT_MS = 10 * 60_000;
const BUILD = 'build --config-dir .storybook --output-dir storybook-static --quiet --disable-telemetry'.split(' ');

/** The script of Storybook's command line, which the root declares. */
export function storybookProgram(): string {
  const manifest = createRequire(path.join(repositoryRoot, 'package.json')).resolve('storybook/package.json');
  return path.join(path.dirname(manifest), 'dist/bin/dispatcher.js');
}

/** Builds Storybook unless these exact sources are built already. @returns whether a build was necessary */
export async function buildStorybook(): Promise<{ isNew: boolean }> {
  const wanted = hashStorybook();
  if (existsSync(MARKER) && readFileSync(MARKER, 'utf8') === wanted) return { isNew: false };
  await promisify(execFile)(process.execPath, [...process.execArgv, storybookProgram(), ...BUILD], {
    cwd: repositoryRoot,
    timeout: TIMEOUT_MS,
    maxBuffer: 2 ** 26,
  }).catch((error: unknown) => {
    const { stdout, stderr } = error as { stdout?: string; stderr?: string };
    throw new Error(`Storybook was not built:\n${stdout}${stderr}`, { cause: error });
  });
  writeFileSync(MARKER, wanted);
  return { isNew: true };
}

/** Covers the stories, unlike the hash of a page's build; tests are left out. */
function hashStorybook(): string {
  const folders = ['shared-ui', 'shared-api', 'shell', ...readRemotePackages().map(({ folder }) => folder)];
  const files = [...folders.map((folder) => `${folder}/src/**/*`), '.storybook/**/*', 'pnpm-lock.yaml'].flatMap(
    (pattern) =>
      globSync(pattern, { cwd: repositoryRoot, withFileTypes: true })
        .filter((entry) => entry.isFile() && !entry.name.includes('.test.'))
        .map((entry) => path.join(entry.parentPath, entry.name)),
  );
  const hash = createHash('sha256');
  for (const file of files.sort()) hash.update(`\0${path.relative(repositoryRoot, file)}\0`).update(readFileSync(file));
  return hash.digest('hex').slice(0, 12);
}
