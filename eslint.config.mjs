// The rules of CONTRIBUTING.md that a machine can check. Each message says what to do instead.
import js from '@eslint/js';
import checkFile from 'eslint-plugin-check-file';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';
import { houseRules } from './tooling/src/checks/eslintRules.ts';
import {
  everywhere,
  forms,
  importWalls,
  luxon,
  noDefaultExport,
  pusher,
  rawControls,
  remoteOnly,
  router,
  serverTime,
  swr,
  swrBeyondItsCache,
} from './tooling/src/checks/eslintWalls.ts';
import { readPackageFolders } from './tooling/src/system/packages.ts';

const BROWSER = ['shell', 'mf-*', 'shared-ui', 'shared-api'].map((folder) => `${folder}/src/**/*.{ts,tsx}`);
const REMOTES = ['mf-*/src/**/*.{ts,tsx}'];
const TESTS = ['**/*.test.{ts,tsx}', '**/*.e2e.ts', '**/src/testing/**', '**/testSite.ts'];
const STORIES = ['**/*.stories.tsx'];
const CONFIGS = ['**/*.config.{ts,mjs,cjs,js}', '.storybook/**'];
/** Those that run the React compiler over a file, a tenth of the linter's time. What they find matters in components. */
const COMPILER_RULES = Object.keys(reactHooks.configs.flat.recommended.rules).filter(
  (rule) => !['react-hooks/rules-of-hooks', 'react-hooks/exhaustive-deps'].includes(rule),
);
/** Outside every tsconfig.json: linted without types. */
const UNTYPED = ['**/*.{js,mjs,cjs}', '*.config.ts', '*/webpack.config.ts', '.storybook/**'];

export default defineConfig(
  globalIgnores([
    '**/dist/',
    '**/storybook-static/',
    '**/coverage/',
    '.cache/',
    '.run/',
    'e2e/results/',
    'shared-api/src/contract/schema.d.ts',
    'tooling/tsconfig/assets.d.ts',
    '**/mockServiceWorker.js',
  ]),
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.recommendedTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/no-unused-vars': [
        'error',
        { args: 'after-used', argsIgnorePattern: '^_', ignoreRestSiblings: true, caughtErrors: 'none' },
      ],
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
      '@typescript-eslint/use-unknown-in-catch-callback-variable': 'error',
      '@typescript-eslint/ban-ts-comment': [
        'error',
        { 'ts-expect-error': 'allow-with-description', minimumDescriptionLength: 10 },
      ],
      // SWR types each error as `any`; what is done with it is still checked by the other no-unsafe rules.
      '@typescript-eslint/no-unsafe-assignment': 'off',
      // A function may be async for the sake of the interface that it fulfils.
      '@typescript-eslint/require-await': 'off',
      // Template texts of numbers are what they look like.
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
    },
  },
  {
    files: ['**/*.{ts,tsx,mjs,cjs,js}'],
    plugins: { house: houseRules, 'check-file': checkFile, '@typescript-eslint': tseslint.plugin },
    rules: {
      'max-lines': ['error', { max: 250 }],
      'no-warning-comments': ['error', { terms: ['todo', 'fixme'], location: 'anywhere' }],
      '@typescript-eslint/no-restricted-imports': importWalls(),
      'no-restricted-syntax': ['error', ...everywhere, ...noDefaultExport],
      eqeqeq: ['error', 'always'],
      'house/disable-needs-reason': 'error',
      'house/named-after-content': 'error',
      'check-file/filename-naming-convention': [
        'error',
        // PascalCase and camelCase; house/named-after-content decides which of them.
        { '**/*.{ts,tsx,mjs,cjs,js}': '[a-zA-Z]*([a-zA-Z0-9])' },
        { ignoreMiddleExtensions: true },
      ],
      'check-file/folder-naming-convention': [
        'error',
        {
          // The components' folders of shared-ui bear their names.
          [`{${readPackageFolders().filter((folder) => folder !== 'shared-ui')}}/src/**/`]: 'KEBAB_CASE',
          'shared-ui/src/{theme,testing}/**/': 'KEBAB_CASE',
        },
      ],
    },
  },

  // Browser packages
  {
    files: [...BROWSER, 'shell/bench/**/*.{ts,tsx}'],
    // One program for all of them: each with its own would read and work out the shared packages' types anew.
    languageOptions: { parserOptions: { projectService: false, project: 'tooling/tsconfig/browser.json' } },
  },
  {
    files: BROWSER,
    extends: [reactHooks.configs.flat.recommended, jsxA11y.flatConfigs.recommended],
    rules: {
      '@typescript-eslint/no-restricted-imports': importWalls(luxon, pusher, router, swr),
      // Nobody reads a visitor's console: show the failure (Alert, ErrorState, toast) or hand it to the shell's reportFailure.
      'no-console': 'error',
      // The code is not compiled by the React compiler, so what it cannot compile is no mistake.
      'react-hooks/incompatible-library': 'off',
      'react-hooks/unsupported-syntax': 'off',
      'react-hooks/preserve-manual-memoization': 'off',
      // They take a component looked up in a table for one made while rendering, and merging two refs for changing a property.
      'react-hooks/static-components': 'off',
      'react-hooks/immutability': 'off',
      'no-restricted-globals': [
        'error',
        ...['fetch', 'XMLHttpRequest', 'WebSocket', 'EventSource'].map((name) => ({
          name,
          message:
            'All talk with the server goes through shared-api/client: it knows time limits, typed errors and the server’s clock.',
        })),
        ...['alert', 'confirm', 'prompt'].map((name) => ({
          name,
          message: 'Ask with shared-ui/ConfirmDialog, tell with shared-ui/toast.',
        })),
      ],
    },
  },
  {
    files: REMOTES,
    rules: {
      '@typescript-eslint/no-restricted-imports': importWalls(luxon, pusher, router, swr, remoteOnly),
      'no-restricted-syntax': ['error', ...everywhere, ...noDefaultExport, ...serverTime],
    },
  },
  {
    files: ['shell/src/**/*.{ts,tsx}'],
    rules: { '@typescript-eslint/no-restricted-imports': importWalls(luxon, pusher, router, swr, forms) },
  },
  {
    files: ['{shell,mf-*}/src/**/*.tsx'],
    ignores: ['**/*.test.tsx'],
    rules: { 'no-restricted-syntax': ['error', ...everywhere, ...noDefaultExport, ...serverTime, ...rawControls] },
  },
  {
    files: ['shell/src/federation/**'],
    rules: {
      'no-restricted-globals': 'off',
      '@typescript-eslint/no-restricted-imports': importWalls(luxon, pusher, forms),
    },
  },
  {
    files: [
      'shared-api/src/{client,testing}/**',
      'shared-api/src/**/upload*.ts',
      'shared-api/src/config/requestConfig.ts',
    ],
    rules: { 'no-restricted-globals': 'off' },
  },
  {
    files: ['shared-api/src/time/**'],
    rules: { '@typescript-eslint/no-restricted-imports': importWalls(pusher, router, swr) },
  },
  {
    files: ['shared-api/src/realtime-connection/**'],
    rules: { '@typescript-eslint/no-restricted-imports': importWalls(luxon, router, swr) },
  },
  {
    files: ['shared-api/src/query/**'],
    rules: { '@typescript-eslint/no-restricted-imports': importWalls(luxon, pusher, router) },
  },
  {
    files: ['shell/src/SharedAnswers.tsx'],
    rules: { '@typescript-eslint/no-restricted-imports': importWalls(luxon, pusher, router, swrBeyondItsCache, forms) },
  },

  // What is looser in tests, stories and configuration
  {
    files: [...TESTS, ...STORIES],
    rules: {
      'max-lines': 'off',
      'no-restricted-globals': 'off',
      'house/named-after-content': 'off',
      '@typescript-eslint/no-restricted-imports': importWalls(luxon, swrBeyondItsCache),
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/unbound-method': 'off',
      ...Object.fromEntries(COMPILER_RULES.map((rule) => [rule, 'off'])),
      // useFakeApi and its like install themselves for a whole test file.
      'react-hooks/rules-of-hooks': 'off',
    },
  },
  { files: TESTS, rules: { 'no-restricted-syntax': ['error', ...everywhere, ...noDefaultExport] } },
  {
    files: [...STORIES, ...CONFIGS],
    rules: { 'no-restricted-syntax': ['error', ...everywhere], 'house/named-after-content': 'off' },
  },
  // `void` before test() would say nothing: the runner of Node itself waits for its tests.
  {
    files: ['{tooling,reference-api}/**/*.test.ts'],
    rules: {
      '@typescript-eslint/no-floating-promises': [
        'error',
        {
          allowForKnownSafeCalls: [
            { from: 'package', package: 'node:test', name: ['test', 'it', 'describe', 'suite'] },
          ],
        },
      ],
    },
  },
  { files: ['**/*.d.ts'], rules: { 'no-restricted-syntax': 'off', 'house/named-after-content': 'off' } },

  // Last, so that nothing above asks for types where there are none
  {
    files: UNTYPED,
    extends: [tseslint.configs.disableTypeChecked],
    languageOptions: { parserOptions: { projectService: false, project: null } },
  },
  {
    files: ['**/*.{js,mjs,cjs}'],
    languageOptions: {
      globals: {
        Element: 'readonly',
        console: 'readonly',
        module: 'writable',
        process: 'readonly',
        require: 'readonly',
        URL: 'readonly',
        __dirname: 'readonly',
        window: 'readonly',
      },
    },
    rules: { 'no-undef': 'error' },
  },
  { files: ['**/*.{ts,tsx}'], rules: { 'no-undef': 'off' } },
);
