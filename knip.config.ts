import type { KnipConfig } from 'knip';
import { readRemotePackages } from './tooling/src/system/packages.ts';

// Jest's configuration is tooling's preset, which brings what Jest needs; here it only has to know which files are tests.
const testedByJest = { jest: false } as const;
const tests = ['src/**/*.test.{ts,tsx}', 'jest.config.mjs'];
const stories = 'src/**/*.stories.tsx';

const remotes = Object.fromEntries(
  readRemotePackages().map(({ folder }) => [
    folder,
    { ...testedByJest, entry: ['src/exposes.ts', 'webpack.config.ts', stories, ...tests] },
  ]),
);

const config: KnipConfig = {
  // A type that only its own file uses may be exported to give a parameter or a result its name.
  ignoreExportsUsedInFile: { interface: true, type: true },
  // The fonts that shared-ui/global.css names, which no plugin reads.
  compilers: {
    css: (text: string) =>
      [...text.matchAll(/url\('([^'.][^']*)'\)/g)].map(([, file]) => `import '${file}';`).join('\n'),
  },
  workspaces: {
    '.': {
      ...testedByJest,
      entry: ['.storybook/*.{ts,tsx,mjs}', 'jest.config.mjs'],
      // Their programs run in the steps of `npm test` and before a commit.
      ignoreDependencies: ['dependency-cruiser', 'jest', 'lint-staged'],
    },
    shell: {
      ...testedByJest,
      // Remotes get the facades in place of the libraries; bench/ is built by `npm run bench`.
      entry: [
        'src/main.tsx',
        // The build's second run, and the scripts in its pages.
        'src/drawGuestPages.tsx',
        'src/first-screen/{beforeScripts,beginAhead,lookAhead}.ts',
        'src/federation/{router,styledComponents}.ts',
        'bench/*.tsx',
        'webpack.config.ts',
        stories,
        ...tests,
      ],
    },
    ...remotes,
    'shared-ui': { ...testedByJest, entry: [stories, ...tests] },
    'shared-api': { ...testedByJest, entry: tests },
    'reference-api': {
      entry: [
        'src/**/*.test.ts',
        'src/{admin,attack,fuzz,crash,testing}/run*.ts',
        'src/scale/seedScale.ts',
        'bench/run*.ts',
        'bench/server.ts',
      ],
      // Its files are found by name when the documentation is served.
      ignoreDependencies: ['swagger-ui-dist', '@types/swagger-ui-dist'],
    },
    e2e: { entry: ['run.ts', 'chaos.ts', 'timeFailures.ts', 'writeFailureTable.ts', 'src/journeys/*.e2e.ts'] },
    tooling: {
      ...testedByJest,
      // probe.js and testHost.js are read as text and run inside pages; left-out/ stands in the place of a library's files.
      entry: [
        'bin/*.ts',
        'src/**/*.test.ts',
        'src/jest/*',
        'src/storybook/probe.js',
        'src/webpack/testHost.js',
        'src/webpack/left-out/*',
      ],
      // The first is looked up from the shell, which declares it; the runtimes are named in a script that a test builds.
      ignoreDependencies: ['react-router', '@module-federation/runtime', 'module-federation-runtime-previous'],
    },
  },
};

export default config;
