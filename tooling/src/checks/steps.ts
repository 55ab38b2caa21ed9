import { existsSync } from 'node:fs';
import path from 'node:path';
import { readPackageFolders, repositoryRoot } from '../system/packages.ts';
import { countJest, countNode, countPlaywright, countStories, type TestCounter } from './countTests.ts';

const node = 'node --disable-warning=DEP0155 --disable-warning=MODULE_TYPELESS_PACKAGE_JSON';
/** Files for ESLint; Prettier itself skips what it cannot format. */
const LINTED = /\.(ts|tsx|mjs|cjs|js)$/;

/** Files (for types: folders) to check, from the root. An empty list skips the step. */
export type Files = readonly string[] | 'all';

/** One command of `npm test`. */
export interface Step {
  /** On the command line: `npm test -- lint unit`. */
  id: string;
  /** Shown to the user, in Russian. */
  name: string;
  line: string;
  /** Folder of the package to run in; the root by default. */
  folder?: string;
  /** Share of the processor that the step uses, at most 1: steps run in parallel as long as their shares fit. */
  share: number;
  /** Steps whose results it needs. */
  after?: readonly string[];
  count?: TestCounter;
}

/**
 * The steps in starting order. The longest start right after the two quickest, because a long step that starts late
 * would run alone at the end. A step keeps about one of two cores busy: a third one at once saves no time, and makes tests
 * exceed their limits. Stories and journeys need the whole machine.
 */
const STEPS = [
  { id: 'contract', name: 'Типы контракта', line: () => `${node} tooling/bin/contract.ts --check`, share: 0.5 },
  {
    id: 'typecheck',
    name: 'Типы',
    line: (folders: Files) => join(`${node} tooling/bin/typecheck.ts`, folders),
    share: 0.5,
  },
  {
    id: 'api',
    name: 'Тесты API',
    // The journeys use the embedded database; all API tests run on it each night.
    line: (files: Files) => join(`${node} src/testing/runTests.ts --mainly postgres`, within('reference-api', files)),
    folder: 'reference-api',
    share: 0.5,
    count: countNode,
  },
  {
    id: 'unit',
    name: 'Тесты интерфейса',
    // A process above the limit is replaced: one for all files grew to 2.5 GB and paused to collect garbage.
    line: (files: Files) => join('jest --ci --maxWorkers=50% --workerIdleMemoryLimit=1GB', files, '--runTestsByPath'),
    share: 0.5,
    count: countJest,
  },
  { id: 'lint', name: 'Стиль и границы', line: lintLine, share: 0.5 },
  {
    id: 'storybook',
    name: 'Storybook',
    line: () => `${node} proof/stories/runStorybook.ts check`,
    // Three pages at once: beside another step, stories take so long that pages stop drawing.
    share: 1,
    count: countStories,
  },
  { id: 'build', name: 'Сборка', line: () => `${node} tooling/bin/build.ts`, share: 0.5 },
  {
    id: 'tooling',
    name: 'Тесты инструментов',
    line: () =>
      `${node} --test --test-reporter=spec "src/**/*.test.ts" "../vstrecha-kit/src/**/*.test.ts" "../proof/{bench,deploy,stories}/*.test.ts"`,
    folder: 'tooling',
    share: 0.5,
    count: countNode,
  },
  {
    id: 'e2e',
    name: 'Сквозные тесты',
    line: () => `${node} e2e/run.ts`,
    share: 1,
    after: ['build'],
    count: countPlaywright,
  },
] as const satisfies readonly (Omit<Step, 'line'> & { line: (files: Files) => string })[];

/** What a run covers, by step. */
export type Scope = Readonly<Record<(typeof STEPS)[number]['id'], Files>>;

export const EVERYTHING = Object.fromEntries(STEPS.map(({ id }) => [id, 'all'])) as Scope;

/** The steps that a scope needs. */
export function createSteps(scope = EVERYTHING): Step[] {
  return STEPS.filter(({ id }) => scope[id].length > 0).map((step) => ({ ...step, line: step.line(scope[step.id]) }));
}

/** Every folder with a tsconfig.json: the packages, and Storybook's configuration. */
export function readTypedFolders(root: string = repositoryRoot): string[] {
  return [...readPackageFolders(root), '.storybook'].filter((folder) =>
    existsSync(path.join(root, folder, 'tsconfig.json')),
  );
}

function lintLine(files: Files): string {
  const prettier = 'prettier --check --cache --cache-location .cache/prettier --log-level warn --ignore-unknown';
  const eslint = 'eslint --cache --cache-strategy content --cache-location .cache/eslint/ --max-warnings 0';
  const cruise = ['dependencyRules', 'folderRules']
    .map((rules) => `depcruise --config tooling/${rules}.cjs ${readPackageFolders().join(' ')}`)
    .join(' && ');
  const knip = 'knip --no-progress';
  const commits = `${node} tooling/bin/lintCommits.ts`;
  if (files === 'all') {
    // Two runs of ESLint, because the types of all packages together exceed Node's default memory limit.
    const ofBrowser = readPackageFolders().filter((folder) => /^(shell$|mf-|shared-)/.test(folder));
    const others = `. ${ofBrowser.map((folder) => `--ignore-pattern ${folder}/`).join(' ')}`;
    return [`${prettier} .`, `${eslint} ${ofBrowser.join(' ')}`, `${eslint} ${others}`, cruise, knip, commits].join(
      ' && ',
    );
  }
  const linted = files.filter((file) => LINTED.test(file));
  const commands = [
    join(prettier, files),
    linted.length > 0 && join(`${eslint} --no-warn-ignored`, linted),
    cruise,
    knip,
    commits,
  ];
  return commands.filter(Boolean).join(' && ');
}

/** The command with its files, or without any when it covers everything. */
function join(command: string, files: Files, option?: string): string {
  if (files === 'all') return command;
  return [command, ...(option === undefined ? [] : [option]), ...files.map((file) => `"${file}"`)].join(' ');
}

function within(folder: string, files: Files): Files {
  return files === 'all' ? files : files.map((file) => path.posix.relative(folder, file));
}
