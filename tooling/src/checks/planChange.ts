import { readJestPackages, repositoryRoot } from '../system/packages.ts';
import { findDependants, type Importers } from './moduleGraph.ts';
import { findDependentPackages, type PackageGraph } from './packageGraph.ts';
import { EVERYTHING, type Scope } from './scope.ts';

/** A change, and what the repository says about it. */
export interface Change {
  /** Changed, added and deleted files, as paths from the root. */
  files: readonly string[];
  packages: PackageGraph;
  importers: Importers;
  /** Whether a file is there; a deleted one cannot be linted or run. */
  exists: (file: string) => boolean;
  root?: string;
}

/** Versions and scripts: nobody knows what they touch. */
const TOUCHES_ALL = /^(pnpm-lock\.yaml|pnpm-workspace\.yaml|package\.json|\.ci\/.*|tooling\/bin\/verify\.ts)$/;
const TOUCHES_LINT =
  /^(eslint\.config\.mjs|\.prettier.*|\.editorconfig|tooling\/((dependency|folder)Rules\.cjs|src\/checks\/eslint.*))$/;
const TOUCHES_TYPES = /^tooling\/(tsconfig\/|src\/checks\/checkTypes|bin\/typecheck)/;
const TOUCHES_JEST = /^(jest\.config\.mjs|tooling\/src\/jest\/.*)$/;
const CONTRACT = /^(shared-api\/(openapi\.yaml|src\/contract\/.*)|tooling\/bin\/contract\.ts)$/;
/** Tests of tooling look at these without importing them. */
const SEEN_BY_TOOLING = /^(tooling|\.storybook)\/|^[^/]+\.(mjs|cjs)$|\.stories\.tsx$|\/exposes\.ts$/;
const MAKES_BUILDS = /^tooling\/src\/(webpack|build)\//;
const RUNS_SYSTEM = /^(e2e\/|tooling\/(src\/(serve|system|release|browser)\/|bin\/start\.ts|run\.cjs))/;
const DRAWS_STORIES = /^(\.storybook\/|tooling\/(src\/storybook\/|bin\/storybookCheck))/;

const PROSE = /(\.md|(^|\/)(LICENSE|CODEOWNERS|\.git.*))$|^docs\//;
const TEST = /\.(test|e2e)\.tsx?$/;
const MODULE = /\.(ts|tsx|mjs|cjs|js|css)$/;
const BROWSER = /^(shell|mf-[^/]+|shared-[^/]+)\//;
/** A command line has room for so many files; more of them is nearly everything. */
const MANY = 100;

/** What a change can break. Prose breaks nothing but the formatter's peace. */
export function planChange({ files, packages, importers, exists, root = repositoryRoot }: Change): Scope {
  const changed = files.filter((file) => !PROSE.test(file));
  const touches = (pattern: RegExp) => changed.some((file) => pattern.test(file));
  if (touches(TOUCHES_ALL)) return EVERYTHING;

  const touched = [...packages.keys()].filter((folder) => changed.some((file) => file.startsWith(`${folder}/`)));
  /** Their manifest, or something that no module imports by name: an SQL file, a template, a configuration. */
  const opaque = touched.filter((folder) =>
    changed.some((file) => file.startsWith(`${folder}/`) && (!MODULE.test(file) || isConfiguration(file))),
  );
  const related = [...findDependants(changed, importers)];
  const testsOf = (folder: string) =>
    related.filter((file) => file.startsWith(`${folder}/`) && isTest(file)).filter(exists);

  const jest = readJestPackages(root);
  const isJestOpaque = opaque.some((folder) => jest.includes(folder));
  const hasProduction = (pattern: RegExp) =>
    changed.some((file) => pattern.test(file) && !TEST.test(file) && !/\.stories\.tsx$|\/testing\//.test(file));
  const build = hasProduction(BROWSER) || touches(MAKES_BUILDS);
  const existing = changed.filter(exists);

  return {
    contract: touches(CONTRACT),
    lint: touches(TOUCHES_LINT) || existing.length > MANY ? 'all' : existing,
    typecheck: touches(TOUCHES_TYPES) ? 'all' : findTyped(changed, touched, packages),
    unit: touches(TOUCHES_JEST) || isJestOpaque ? 'all' : limited(jest.flatMap(testsOf)),
    api: touches(CONTRACT) || opaque.includes('reference-api') ? 'all' : limited(testsOf('reference-api')),
    tooling: touches(SEEN_BY_TOOLING) ? 'all' : [],
    build,
    storybook: touches(DRAWS_STORIES) || isJestOpaque || related.some((file) => /\.stories\.tsx$/.test(file)),
    e2e: build || touches(RUNS_SYSTEM) || hasProduction(/^reference-api\/src\//),
  };
}

function isTest(file: string): boolean {
  return /\.test\.tsx?$/.test(file);
}

/** Files in a package's own folder configure it: package.json, jest.config.mjs, webpack.config.ts. Scripts of e2e stand there too. */
function isConfiguration(file: string): boolean {
  return /^[^/]+\/[^/]+$/.test(file) && !file.startsWith('e2e/');
}

/** A test is imported by nobody, so it can break the types of its own package only. */
function findTyped(changed: readonly string[], touched: readonly string[], packages: PackageGraph): string[] {
  const folders = touched.flatMap((folder) => {
    const isTestOnly = changed.every((file) => !file.startsWith(`${folder}/`) || TEST.test(file));
    return isTestOnly ? [folder] : findDependentPackages(folder, packages);
  });
  // Storybook's own code draws with shared-ui.
  const storybook = changed.some((file) => /^(\.storybook|shared-ui)\//.test(file)) ? ['.storybook'] : [];
  return [...new Set([...folders, ...storybook])];
}

function limited(files: readonly string[]): readonly string[] | 'all' {
  return files.length > MANY ? 'all' : files;
}
