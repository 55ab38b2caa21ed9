import { readJestPackages, repositoryRoot } from '../system/packages.ts';
import { findDependants, type Importers } from './moduleGraph.ts';
import { findDependentPackages, type PackageGraph } from './packageGraph.ts';
import { EVERYTHING, type Files, type Scope } from './steps.ts';

/** A change, and the repository data needed to judge it. */
export interface Change {
  /** Changed, added and deleted files, as paths from the root. */
  files: readonly string[];
  packages: PackageGraph;
  importers: Importers;
  /** Whether a file exists; deleted files cannot be linted or run. */
  exists: (file: string) => boolean;
  root?: string;
}

/** Versions and scripts may affect anything. */
const TOUCHES_ALL = /^(pnpm-lock\.yaml|pnpm-workspace\.yaml|package\.json|\.ci\/.*|tooling\/bin\/verify\.ts)$/;
const TOUCHES_LINT =
  /^(eslint(\.config\.mjs|-suppressions\.json)|\.prettier.*|\.editorconfig|tooling\/((dependency|folder)Rules\.cjs|src\/checks\/(eslint.*|plainEnglish\.ts)))$/;
const TOUCHES_TYPES = /^(vstrecha-kit\/(tsconfig\/|src\/types\/checkTypes)|tooling\/bin\/typecheck)/;
const TOUCHES_JEST = /^(jest\.config\.mjs|vstrecha-kit\/src\/jest\/.*)$/;
const CONTRACT = /^(shared-api\/(openapi\.yaml|src\/contract\/.*)|tooling\/bin\/contract\.ts)$/;
/** Written by `npm run contract` from tokens.json, with their source. */
const TOKENS = /^(shared-ui\/(tokens\.json|src\/theme\/(theme\.ts|global\.css))|tooling\/src\/tokens\/.*)$/;
/** Read by tooling's tests without an import. */
const SEEN_BY_TOOLING =
  /^(tooling|vstrecha-kit|\.storybook|e2e\/src\/journeys)\/|^proof\/(?!(attacks|crash|fuzz)\/)|^[^/]+\.(mjs|cjs)$|^eslint-suppressions\.json$|\.stories\.tsx$|\/exposes\.ts$/;
const MAKES_BUILDS = /^(tooling|vstrecha-kit)\/src\/(webpack|build)\//;
const RUNS_SYSTEM =
  /^(e2e\/|vstrecha-kit\/src\/release\/|tooling\/(src\/(serve|system|release|browser)\/|bin\/start\.ts|run\.cjs))/;
const DRAWS_STORIES = /^(\.storybook|proof\/stories)\//;

const PROSE = /(\.md|(^|\/)(LICENSE|CODEOWNERS|\.git.*))$|^docs\//;
const TEST = /\.(test|e2e)\.tsx?$/;
const MODULE = /\.(ts|tsx|mjs|cjs|js|css)$/;
const BROWSER = /^(shell|mf-[^/]+|shared-[^/]+)\//;
/** Above this number the command line would get too long, and a full run costs little more. */
const MANY = 100;

/** Plans the steps for everything that a change can break. Prose needs only the formatter. */
export function planChange({ files, packages, importers, exists, root = repositoryRoot }: Change): Scope {
  const changed = files.filter((file) => !PROSE.test(file));
  const touches = (pattern: RegExp) => changed.some((file) => pattern.test(file));
  if (touches(TOUCHES_ALL)) return EVERYTHING;

  const touched = [...packages.keys()].filter((folder) => changed.some((file) => file.startsWith(`${folder}/`)));
  /**
   * Packages with a change in their manifest or in a file that no module imports by name: SQL, a template, a
   * configuration.
   */
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
    contract: when(touches(CONTRACT) || touches(TOKENS)),
    lint: touches(TOUCHES_LINT) || existing.length > MANY ? 'all' : existing,
    typecheck: touches(TOUCHES_TYPES) ? 'all' : findTyped(changed, touched, packages),
    unit: touches(TOUCHES_JEST) || isJestOpaque ? 'all' : limited(jest.flatMap(testsOf)),
    api:
      touches(CONTRACT) || opaque.includes('reference-api')
        ? 'all'
        : limited(['reference-api', 'proof/attacks', 'proof/crash', 'proof/fuzz'].flatMap(testsOf)),
    tooling: when(touches(SEEN_BY_TOOLING) || touches(TOKENS)),
    build: when(build),
    storybook: when(touches(DRAWS_STORIES) || isJestOpaque || related.some((file) => /\.stories\.tsx$/.test(file))),
    e2e: when(build || touches(RUNS_SYSTEM) || hasProduction(/^reference-api\/src\//)),
  };
}

function when(isNeeded: boolean): Files {
  return isNeeded ? 'all' : [];
}

function isTest(file: string): boolean {
  return /\.test\.tsx?$/.test(file);
}

/**
 * Files at the top of a package's folder configure it: package.json, jest.config.mjs, webpack.config.ts. In e2e they
 * are scripts.
 */
function isConfiguration(file: string): boolean {
  return /^[^/]+\/[^/]+$/.test(file) && !file.startsWith('e2e/');
}

/** Tests have no importers, so a test can break only the types of its package. */
function findTyped(changed: readonly string[], touched: readonly string[], packages: PackageGraph): string[] {
  const folders = touched.flatMap((folder) => {
    const isTestOnly = changed.every((file) => !file.startsWith(`${folder}/`) || TEST.test(file));
    return isTestOnly ? [folder] : findDependentPackages(folder, packages);
  });
  // Storybook's own code uses shared-ui.
  const storybook = changed.some((file) => /^(\.storybook|shared-ui)\//.test(file)) ? ['.storybook'] : [];
  return [...new Set([...folders, ...storybook])];
}

function limited(files: readonly string[]): Files {
  return files.length > MANY ? 'all' : files;
}
