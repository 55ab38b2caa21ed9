import { globSync } from 'node:fs';
import path from 'node:path';
import { repositoryRoot } from '../system/packages.ts';

/** `quick` is `npm test`, `all` is `npm run test:all`, and `rest` their difference. */
export type Part = 'quick' | 'rest' | 'all';

/** Start and kill server processes, send thousands of requests, or test the embedded database. */
export const SLOW_API_TESTS: readonly string[] = [
  '../proof/crash/crash.test.ts',
  '../proof/fuzz/fuzz.test.ts',
  'src/main.pglite.test.ts',
  'src/platform/database/folderPglite.pglite.test.ts',
  'src/platform/push/processes.postgres.test.ts',
  'src/rollingRestart.postgres.test.ts',
  'src/testing/openTestDatabase.pglite.test.ts',
];

/** Build packages, lint or cruise the repository, or start servers. */
export const SLOW_TOOLING_TESTS: readonly string[] = [
  '../proof/deploy/deployedApi.test.ts',
  '../proof/stories/probe.test.ts',
  'src/docs/reference.test.ts',
  '../proof/stories/published.test.ts',
  'src/new/new.test.ts',
  'src/pack/packedKit.test.ts',
  'src/system/dev.test.ts',
  'src/system/devServers.test.ts',
  'src/webpack/containers.test.ts',
];

const API_TESTS = ['src/**/*.test.ts', '../proof/{attacks,crash,fuzz}/*.test.ts'];
const TOOLING_TESTS = [
  'src/**/*.test.ts',
  '../vstrecha-kit/src/**/*.test.ts',
  '../proof/{bench,deploy,stories}/**/*.test.ts',
];

/** The API tests of a part, as paths from reference-api. */
export function listApiTests(part: Part): string[] {
  return listTests('reference-api', API_TESTS, SLOW_API_TESTS, part);
}

/** The tests of tooling, kit and proof of a part, as paths from tooling. */
export function listToolingTests(part: Part): string[] {
  return listTests('tooling', TOOLING_TESTS, SLOW_TOOLING_TESTS, part);
}

function listTests(folder: string, patterns: readonly string[], slow: readonly string[], part: Part): string[] {
  const files = globSync(patterns, { cwd: path.join(repositoryRoot, folder) })
    .map((file) => file.replaceAll(path.sep, '/'))
    .sort();
  return part === 'all' ? files : files.filter((file) => slow.includes(file) === (part === 'rest'));
}
