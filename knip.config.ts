import type { KnipConfig } from 'knip';
import { readRemotePackages } from './tooling/src/system/packages.ts';

// Jest is configured by tooling's preset, which brings its own dependencies; knip only has to know which files are
// tests.
const testedByJest = { jest: false } as const;
const tests = ['src/**/*.test.{ts,tsx}', 'jest.config.mjs'];
const stories = 'src/**/*.stories.tsx';

const remotes = Object.fromEntries(
  readRemotePackages().map(({ folder }) => [
    folder,
    {
      ...testedByJest,
      entry: ['src/exposes.ts', stories, ...tests],
      // Where it is installed, the kit builds with it.
      ignoreDependencies: folder === 'mf-organizer' ? ['@module-federation/enhanced'] : [],
    },
  ]),
);

const config: KnipConfig = {
  // A type used only in its own file may be exported to name a parameter or a result.
  ignoreExportsUsedInFile: { interface: true, type: true },
  // Finds the fonts that shared-ui/global.css refers to; no knip plugin reads them.
  compilers: {
    css: (text: string) =>
      [...text.matchAll(/url\('([^'.][^']*)'\)/g)].map(([, file]) => `import '${file}';`).join('\n'),
  },
  workspaces: {
    '.': {
      ...testedByJest,
      entry: ['.storybook/*.{ts,tsx,mjs}', '.storybook/foundations/*.stories.tsx', 'jest.config.mjs'],
      // Run as programs by the steps of `npm test`, by the git hooks and by `npm run cut-version`.
      ignoreDependencies: ['@changesets/cli', '@commitlint/cli', 'dependency-cruiser', 'jest', 'lint-staged'],
    },
    shell: {
      ...testedByJest,
      // The facades replace the libraries in remotes.
      entry: [
        'src/main.tsx',
        // The build's second run, and the inline scripts of its pages.
        'src/first-screen/drawGuestPages.tsx',
        'src/first-screen/{beforeScripts,preloadPage,startPreload}.ts',
        'src/worker/sw.ts',
        'src/federation/host/{router,styledComponents}.ts',
        'webpack.config.ts',
        stories,
        ...tests,
      ],
    },
    ...remotes,
    'shared-ui': { ...testedByJest, entry: [stories, ...tests] },
    'shared-api': { ...testedByJest, entry: tests },
    'reference-api': {
      entry: ['src/**/*.test.ts', 'src/{admin,testing}/run*.ts'],
      // Its files are found by name when the API documentation is served.
      // s3rver is imported by a name, because it has no types.
      ignoreDependencies: ['swagger-ui-dist', '@types/swagger-ui-dist', '@20minutes/s3rver'],
      // Part of util-linux; the test runs without it where it is missing.
      ignoreBinaries: ['unshare'],
    },
    e2e: {
      // contrastProbe.js is read as text and runs in pages.
      entry: ['run.ts', 'writeFailureTable.ts', 'src/{journeys,nginx}/*.e2e.ts', 'src/support/contrastProbe.js'],
      // Imported by the stock host that a journey builds, and by the configurations of docs/stock-remotes.md.
      ignoreDependencies: [
        ...['@module-federation/enhanced', '@module-federation/rsbuild-plugin', '@module-federation/runtime'],
        '@module-federation/vite',
      ],
    },
    proof: {
      // probe.js is read as text and runs in pages; floor.tsx is built by webpack.
      entry: ['**/run*.ts', '**/*.test.ts', 'bench/floor.tsx', 'stories/probe.js'],
    },
    'vstrecha-kit': {
      ...testedByJest,
      entry: ['src/**/*.test.ts', 'src/jest/*'],
      // Their types are in the declarations that releases compare.
      ignoreDependencies: [
        ...['@tanstack/react-virtual', 'country-flag-icons', 'downshift', 'formik', 'pusher-js'],
        ...['react-router-dom', 'styled-components', 'yup'],
      ],
    },
    tooling: {
      ...testedByJest,
      // testHost.js is read as text and runs in pages.
      entry: ['bin/*.ts', 'src/**/*.test.ts', 'src/new/plop.config.ts', 'src/webpack/testHost.js'],
      // Of Debian, openssl beside nginx.
      ignoreBinaries: ['apt-get', 'openssl'],
      // react-router is resolved from the shell, which declares it; the runtimes are imported by a script that a test
      // builds.
      ignoreDependencies: ['react-router', '@module-federation/runtime', 'module-federation-runtime-previous'],
    },
  },
};

export default config;
