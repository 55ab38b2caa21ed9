import { existsSync } from 'node:fs';
import path from 'node:path';
import { readPackageFolders, repositoryRoot } from '../system/packages.ts';
import { countJest, countNode, countPlaywright, countStories, type TestCounter } from './countTests.ts';
import { readJestTimes, readNodeTimes, readPlaywrightTimes, type TimeReader } from './fileTimes.ts';
import { listApiTests, listToolingTests, type Part } from './listTests.ts';

const node = 'node --disable-warning=DEP0155 --disable-warning=MODULE_TYPELESS_PACKAGE_JSON';
/** Files for ESLint; Prettier itself skips what it cannot format. */
const LINTED = /\.(ts|tsx|mjs|cjs|js)$/;

/** Files (for types: folders) to check, from the root. An empty list skips the step. */
export type Files = readonly string[] | 'all';

/** One command of `npm test`. */
export interface Step {
  /** On the command line: `npm test -- lint unit`. */
  id: string;
  /** Shown to the user. */
  name: string;
  line: string;
  /** Folder of the package to run in; the root by default. */
  folder?: string;
  /** Folder that its runner's paths begin in, if another one. */
  filesIn?: string;
  /** Share of the processor that the step uses, at most 1: steps run in parallel as long as their shares fit. */
  share: number;
  /** Steps whose results it needs. */
  after?: readonly string[];
  count?: TestCounter;
  /** Times of its test files, for `--slowest`. */
  times?: TimeReader;
}

interface StepKind extends Omit<Step, 'line'> {
  line: (files: Files, part: Part) => string;
  /** Content that `npm test` leaves out. */
  rest?: string;
  /** Left out as a whole. */
  isRestOnly?: boolean;
}

/**
 * The steps in starting order. A step keeps about one of two cores busy: a third one at once saves no time, and makes tests
 * exceed their limits. Stories and journeys need the whole machine. Before them two lanes take about the same time: unit
 * tests, the longest step by far, fill one of them.
 */
const STEPS = [
  { id: 'contract', name: 'Contract', line: () => `${node} tooling/bin/contract.ts --check`, share: 0.5 },
  {
    id: 'unit',
    name: 'Unit tests',
    // A process above the limit is replaced: one for all files grew to 2.5 GB and paused to collect garbage.
    line: (files) => join('jest --ci --maxWorkers=50% --workerIdleMemoryLimit=1GB', files, '--runTestsByPath'),
    share: 0.5,
    count: countJest,
    times: readJestTimes,
  },
  {
    id: 'typecheck',
    name: 'Types',
    line: (folders) => join(`${node} tooling/bin/typecheck.ts`, folders),
    share: 0.5,
  },
  { id: 'build', name: 'Build', line: () => `${node} tooling/bin/build.ts`, share: 0.5 },
  {
    id: 'api',
    name: 'API tests',
    // The journeys use the embedded database; all API tests run on it each night.
    line: (files, part) =>
      join(
        `${node} src/testing/runTests.ts --mainly postgres`,
        files === 'all' ? listApiTests(part) : within('reference-api', files),
      ),
    folder: 'reference-api',
    share: 0.5,
    count: countNode,
    times: readNodeTimes,
    rest: 'crashes, random requests, several processes, the embedded database',
  },
  { id: 'lint', name: 'Lint', line: lintLine, share: 0.5 },
  {
    id: 'tooling',
    name: 'Tooling tests',
    line: (_, part) =>
      join(
        `${node} --test --test-reporter=spec --test-reporter-destination=stdout --test-reporter=./src/checks/fileTimesReporter.ts --test-reporter-destination=stdout`,
        listToolingTests(part),
      ),
    folder: 'tooling',
    share: 0.5,
    count: countNode,
    times: readNodeTimes,
    rest: 'those that build, lint or start servers',
  },
  {
    id: 'storybook',
    name: 'Stories',
    line: () => `${node} proof/stories/runStorybook.ts check`,
    // Three pages at once: beside another step, stories take so long that pages stop drawing.
    share: 1,
    count: countStories,
    rest: 'all of them, in both themes, at three widths',
    isRestOnly: true,
  },
  {
    id: 'e2e',
    name: 'Journeys',
    line: (_, part) => `${node} e2e/run.ts${part === 'all' ? '' : ` --${part}`}`,
    share: 1,
    after: ['build'],
    count: countPlaywright,
    times: readPlaywrightTimes,
    filesIn: 'e2e',
    rest: 'those without the tag @quick',
  },
] as const satisfies readonly StepKind[];

type StepId = (typeof STEPS)[number]['id'];

/** What a run covers, by step. */
export type Scope = Readonly<Record<StepId, Files>>;

export const EVERYTHING = Object.fromEntries(STEPS.map(({ id }) => [id, 'all'])) as Scope;

/** Selection of steps. */
export interface Selection {
  scope?: Scope;
  part?: Part;
  /** Identifiers of steps; without any, those of the part. */
  wanted?: readonly string[];
}

/** The steps of a selection. A step named in `wanted` runs although `npm test` leaves it out. */
export function createSteps({ scope = EVERYTHING, part = 'quick', wanted = [] }: Selection = {}): Step[] {
  const kinds: readonly (StepKind & { id: StepId })[] = STEPS;
  return kinds
    .filter(({ id }) => scope[id].length > 0)
    .filter((kind) => (wanted.length === 0 ? isIn(kind, part) : wanted.includes(kind.id)))
    .map((kind) => ({ ...kind, line: kind.line(scope[kind.id], part) }));
}

/** What `npm test` leaves out: step and content. */
export function listLeftOut(): readonly { id: string; name: string; rest: string }[] {
  return STEPS.flatMap((kind: StepKind) =>
    kind.rest === undefined ? [] : [{ id: kind.id, name: kind.name, rest: kind.rest }],
  );
}

function isIn({ rest, isRestOnly = false }: StepKind, part: Part): boolean {
  if (part === 'all') return true;
  return part === 'rest' ? rest !== undefined : !isRestOnly;
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
