import { existsSync } from 'node:fs';
import path from 'node:path';
import { readPackageFolders, repositoryRoot } from '../system/packages.ts';
import { countJest, countNode, countPlaywright, countStories } from './countTests.ts';
import { EVERYTHING, type Scope, type Step } from './scope.ts';

const node = 'node --disable-warning=DEP0155 --disable-warning=MODULE_TYPELESS_PACKAGE_JSON';
/** What ESLint reads; Prettier knows by itself what it can format. */
const LINTED = /\.(ts|tsx|mjs|cjs|js)$/;

/** Every folder with a tsconfig.json: the packages, and Storybook's configuration. */
export function readTypedFolders(root: string = repositoryRoot): string[] {
  return [...readPackageFolders(root), '.storybook'].filter((folder) =>
    existsSync(path.join(root, folder, 'tsconfig.json')),
  );
}

/**
 * The steps that a scope needs, in the order in which they begin; a whole run by default. After the two quickest come the longest: two run
 * side by side, and the API's beside them; a long one that begins late would run alone at the end. The journeys have the machine for themselves.
 */
export function createSteps(scope: Scope = EVERYTHING, root: string = repositoryRoot): Step[] {
  const steps: (Step | false)[] = [
    scope.contract && {
      id: 'contract',
      name: 'Типы контракта',
      line: `${node} tooling/bin/contract.ts --check`,
      share: 0.4,
    },
    scope.typecheck.length > 0 && {
      id: 'typecheck',
      name: 'Типы',
      line: join(`${node} tooling/bin/typecheck.ts`, scope.typecheck),
      share: 0.4,
    },
    scope.api.length > 0 && {
      id: 'api',
      name: 'Тесты API на обеих базах',
      line: join(`${node} src/testing/runTests.ts`, within('reference-api', scope.api)),
      folder: 'reference-api',
      // It waits for its databases and its own clients for more than half of its time.
      share: 0.2,
      count: countNode,
    },
    scope.unit.length > 0 && {
      id: 'unit',
      name: 'Тесты интерфейса',
      line: join('jest --ci --maxWorkers=50%', scope.unit, '--runTestsByPath'),
      share: 0.4,
      count: countJest,
    },
    scope.lint.length > 0 && { id: 'lint', name: 'Стиль и границы', line: lintLine(scope.lint, root), share: 0.4 },
    scope.storybook && {
      id: 'storybook',
      name: 'Storybook',
      line: `${node} tooling/bin/storybookCheck.ts`,
      share: 0.4,
      count: countStories,
    },
    scope.build && { id: 'build', name: 'Сборка', line: `${node} tooling/bin/build.ts`, share: 0.4 },
    scope.tooling.length > 0 && {
      id: 'tooling',
      name: 'Тесты инструментов',
      line: join(`${node} --test --test-reporter=spec`, within('tooling', scope.tooling)),
      folder: 'tooling',
      share: 0.4,
      count: countNode,
    },
    scope.e2e && {
      id: 'e2e',
      name: 'Сквозные тесты',
      line: `${node} e2e/run.ts`,
      share: 1,
      after: ['build'],
      count: countPlaywright,
    },
  ];
  return steps.filter((step) => step !== false);
}

function lintLine(files: readonly string[] | 'all', root: string): string {
  const prettier = 'prettier --check --cache --cache-location .cache/prettier --log-level warn --ignore-unknown';
  const eslint = 'eslint --cache --cache-strategy content --cache-location .cache/eslint/ --max-warnings 0';
  const cruise = ['dependencyRules', 'folderRules']
    .map((rules) => `depcruise --config tooling/${rules}.cjs ${readPackageFolders(root).join(' ')}`)
    .join(' && ');
  const knip = 'knip --no-progress';
  if (files === 'all') {
    // One after the other: the types of all packages together do not fit into the memory that Node takes by default.
    const ofBrowser = readPackageFolders(root).filter((folder) => /^(shell$|mf-|shared-)/.test(folder));
    const others = `. ${ofBrowser.map((folder) => `--ignore-pattern ${folder}/`).join(' ')}`;
    return [`${prettier} .`, `${eslint} ${ofBrowser.join(' ')}`, `${eslint} ${others}`, cruise, knip].join(' && ');
  }
  const linted = files.filter((file) => LINTED.test(file));
  const commands = [
    join(prettier, files),
    linted.length > 0 && join(`${eslint} --no-warn-ignored`, linted),
    cruise,
    knip,
  ];
  return commands.filter(Boolean).join(' && ');
}

/** A command with its files, or as it is when it covers everything. */
function join(command: string, files: readonly string[] | 'all', option?: string): string {
  if (files === 'all') return command;
  return [command, ...(option === undefined ? [] : [option]), ...files.map((file) => `"${file}"`)].join(' ');
}

function within(folder: string, files: readonly string[] | 'all'): readonly string[] | 'all' {
  return files === 'all' ? files : files.map((file) => path.posix.relative(folder, file));
}
