// The rules of CONTRIBUTING.md that a machine can check. Each message says what to do instead.
import js from '@eslint/js';
import checkFile from 'eslint-plugin-check-file';
import jsxA11y from 'eslint-plugin-jsx-a11y-x';
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';
import { houseRules } from './tooling/src/checks/eslintRules.ts';
import {
  dialogGlobals,
  englishOutput,
  everywhere,
  forms,
  importWalls,
  luxon,
  noDefaultExport,
  onePatience,
  pusher,
  rawControls,
  remoteOnly,
  router,
  scriptGlobals,
  serverGlobals,
  serverTime,
  storageGlobals,
  storyTexts,
  swr,
  swrBeyondItsCache,
} from './tooling/src/checks/eslintWalls.ts';
import { readPackageFolders } from './tooling/src/system/packages.ts';

const BROWSER = ['shell', 'mf-*', 'shared-ui', 'shared-api'].map((folder) => `${folder}/src/**/*.{ts,tsx}`);
const REMOTES = ['mf-*/src/**/*.{ts,tsx}'];
const TESTS = ['**/*.test.{ts,tsx}', '**/*.e2e.ts', '**/src/testing/**', '**/testSite.ts'];
const STORIES = ['**/*.stories.tsx'];
const CONFIGS = ['**/*.config.{ts,mjs,cjs,js}', '.storybook/**'];
/** Rules that run the React compiler over a file: a tenth of the linter's time, and useful for components only. */
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
    'vstrecha-kit/tsconfig/assets.d.ts',
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
      // SWR types errors as `any`; the other no-unsafe rules still check how they are used.
      '@typescript-eslint/no-unsafe-assignment': 'off',
      // An interface may require a function to be async.
      '@typescript-eslint/require-await': 'off',
      // A number in a template literal is unambiguous.
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
      'house/plain-english': 'error',
      'check-file/filename-naming-convention': [
        'error',
        // PascalCase or camelCase; house/named-after-content decides which one.
        { '**/*.{ts,tsx,mjs,cjs,js}': '[a-zA-Z]*([a-zA-Z0-9])' },
        { ignoreMiddleExtensions: true },
      ],
      'check-file/folder-naming-convention': [
        'error',
        {
          // The component folders of shared-ui are named after their components.
          [`{${readPackageFolders().filter((folder) => folder !== 'shared-ui')}}/src/**/`]: 'KEBAB_CASE',
          'proof/**/': 'KEBAB_CASE',
          'shared-ui/src/{theme,testing}/**/': 'KEBAB_CASE',
        },
      ],
    },
  },

  // Browser packages
  {
    files: [...BROWSER, 'proof/bench/floor.tsx'],
    // One TypeScript program for all browser packages: one per package would check the shared packages' types every
    // time.
    languageOptions: { parserOptions: { projectService: false, project: 'vstrecha-kit/tsconfig/browser.json' } },
  },
  {
    files: BROWSER,
    extends: [reactHooks.configs.flat.recommended, jsxA11y.configs.recommended],
    rules: {
      '@typescript-eslint/no-restricted-imports': importWalls(luxon, pusher, router, swr),
      // A visitor never sees the console: show the failure (Alert, ErrorState, toast) or pass it to the shell's
      // reportFailure.
      'no-console': 'error',
      // The React compiler does not compile this code, so its limits do not matter.
      'react-hooks/incompatible-library': 'off',
      'react-hooks/unsupported-syntax': 'off',
      'react-hooks/preserve-manual-memoization': 'off',
      // False positives: a component looked up in a table counts as created while rendering, merging two refs as
      // mutating a prop.
      'react-hooks/static-components': 'off',
      'react-hooks/immutability': 'off',
      'no-restricted-globals': ['error', ...dialogGlobals, ...serverGlobals, ...storageGlobals],
    },
  },
  {
    files: BROWSER,
    ignores: [...TESTS, ...STORIES],
    rules: { 'house/in-every-browser': 'error', 'house/no-bare-text': 'error' },
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
    files: ['shared-api/src/{client,testing}/**', 'shared-api/src/**/upload*.ts', 'shared-api/src/config/index.ts'],
    rules: { 'no-restricted-globals': ['error', ...dialogGlobals, ...storageGlobals] },
  },
  {
    files: ['shared-api/src/storage/**', '{mf-*,shell}/src/**/testing/**'],
    rules: { 'no-restricted-globals': ['error', ...dialogGlobals, ...serverGlobals] },
  },
  {
    files: ['shell/src/first-screen/**', 'shell/src/worker/**'],
    rules: { 'no-restricted-globals': ['error', ...dialogGlobals] },
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
    files: ['shell/src/session/SharedAnswers.tsx'],
    rules: { '@typescript-eslint/no-restricted-imports': importWalls(luxon, pusher, router, swrBeyondItsCache, forms) },
  },

  // Looser rules for tests, stories and configuration
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
      // useFakeApi and similar helpers install themselves for a whole test file.
      'react-hooks/rules-of-hooks': 'off',
    },
  },
  {
    files: ['{reference-api,proof}/**/*.ts'],
    ignores: ['reference-api/src/admin/**'],
    rules: { 'no-restricted-syntax': ['error', ...everywhere, ...noDefaultExport, ...englishOutput] },
  },
  { files: TESTS, rules: { 'no-restricted-syntax': ['error', ...everywhere, ...noDefaultExport, ...onePatience] } },
  { files: CONFIGS, rules: { 'no-restricted-syntax': ['error', ...everywhere], 'house/named-after-content': 'off' } },
  { files: STORIES, rules: { 'no-restricted-syntax': ['error', ...everywhere, ...storyTexts] } },
  { files: ['reference-api/src/{calls,platform}/**/*.ts'], ignores: TESTS, rules: { 'no-console': 'error' } },
  // Node's runner waits for its tests, so `void` before test() would only be noise.
  {
    files: ['{tooling,vstrecha-kit,reference-api,proof}/**/*.test.ts'],
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

  // Must be the last block: files without types switch off the typed rules of all blocks above
  {
    files: UNTYPED,
    extends: [tseslint.configs.disableTypeChecked],
    languageOptions: { parserOptions: { projectService: false, project: null } },
  },
  {
    files: ['**/*.{js,mjs,cjs}'],
    languageOptions: { globals: scriptGlobals },
    rules: { 'no-undef': 'error' },
  },
  { files: ['**/*.{ts,tsx}'], rules: { 'no-undef': 'off' } },
);
