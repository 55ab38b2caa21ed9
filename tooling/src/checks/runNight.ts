import path from 'node:path';
import { execa } from 'execa';
import { repositoryRoot } from '../system/packages.ts';

/** A program of the night. */
export interface Part {
  /** On the command line: `npm run nightly attack`. */
  id: string;
  /** A script with its arguments. */
  words: readonly string[];
  /** Folder to run in; the root by default. */
  folder?: string;
}

const API = 'reference-api';
const API_TESTS = 'src/testing/runTests.ts';

/** What takes too long for every change. */
export const NIGHT: readonly Part[] = [
  { id: 'journeys', words: ['e2e/run.ts', '--nightly'] },
  { id: 'nginx', words: ['proof/runProof.ts', 'nginx'] },
  { id: 'attack', words: ['proof/runProof.ts', 'attack'] },
  { id: 'api-pglite', words: [API_TESTS, '--only', 'pglite'], folder: API },
  { id: 'api-s3', words: [API_TESTS, '--only', 'postgres', '--storage', 's3'], folder: API },
  { id: 'stories', words: ['proof/stories/runStorybook.ts', 'stress'] },
  // Since the last release.
  { id: 'design', words: ['proof/stories/runStorybook.ts', 'diff'] },
];

/**
 * Runs the parts one after the other; a failing one does not keep the others from running.
 * @returns the ids of those that failed
 */
export async function runNight(
  parts: readonly Part[],
  run: (part: Part) => Promise<boolean> = runPart,
  say: (line: string) => void = console.log,
): Promise<string[]> {
  const failed: string[] = [];
  for (const part of parts) {
    say(`\n… ${part.id}`);
    if (!(await run(part))) failed.push(part.id);
  }
  say('');
  for (const { id } of parts) say(failed.includes(id) ? `✗ ${id}: npm run nightly ${id}` : `✓ ${id}`);
  return failed;
}

async function runPart({ words, folder = '' }: Part): Promise<boolean> {
  const { failed } = await execa(process.execPath, [...process.execArgv, ...words], {
    cwd: path.join(repositoryRoot, folder),
    stdio: ['ignore', 'inherit', 'inherit'],
    reject: false,
  });
  return !failed;
}
