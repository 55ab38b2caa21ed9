import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { runCommand } from '../checks/runCommand.ts';
import { readRemotePackages, repositoryRoot } from '../system/packages.ts';

/** Where the built Storybook stands. */
export const storybookFolder = path.join(repositoryRoot, 'storybook-static');

const MARKER = path.join(storybookFolder, 'build.json');
const TIME_LIMIT_MS = 5 * 60_000;
const COMMAND = 'storybook build --config-dir .storybook --output-dir storybook-static --quiet --disable-telemetry';

/** Builds Storybook, unless these very sources are built already. @returns whether it had to be built */
export async function buildStorybook(): Promise<{ isNew: boolean }> {
  const wanted = hashStorybook();
  if (existsSync(MARKER) && readFileSync(MARKER, 'utf8') === wanted) return { isNew: false };
  const { isSuccess, output } = await runCommand({ line: COMMAND, cwd: repositoryRoot, timeoutMs: TIME_LIMIT_MS });
  if (!isSuccess) throw new Error(`Storybook was not built:\n${output.trim()}`);
  writeFileSync(MARKER, wanted);
  return { isNew: true };
}

/** Unlike the hash of a page's build this one covers the stories; tests alone change nothing. */
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
