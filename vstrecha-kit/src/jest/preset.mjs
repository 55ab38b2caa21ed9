// The only Jest configuration. A package's jest.config.mjs is `export default definePackage(import.meta.url)`.
import { basename, dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = (file) => fileURLToPath(new URL(file, import.meta.url));

/**
 * Jest configuration of one workspace package.
 * @param {string} configUrl `import.meta.url` of the package's jest.config.mjs
 */
export function definePackage(configUrl) {
  const rootDir = dirname(fileURLToPath(configUrl));
  return {
    displayName: basename(rootDir),
    rootDir,
    testEnvironment: here('./jsdomEnvironment.cjs'),
    testMatch: ['<rootDir>/src/**/*.test.{ts,tsx}'],
    setupFiles: [here('./environment.mjs')],
    setupFilesAfterEnv: [here('./setup.mjs')],
    transform: { '\\.[cm]?[jt]sx?$': [here('./transform.cjs'), swcOptions] },
    // Many dependencies ship only ES modules; transform.cjs recognises them without a list to maintain.
    transformIgnorePatterns: [],
    moduleNameMapper: {
      '^aria-query$': here('./ariaQuery.cjs'),
      '\\.(css|svg|png|woff2)$': here('./assetStub.cjs'),
    },
    // A test of a whole page takes seconds on a busy machine; a hanging test still fails.
    testTimeout: 40_000,
    // The time of every file is printed, not only of slow ones.
    slowTestThreshold: 0,
    clearMocks: true,
    restoreMocks: true,
  };
}

const swcOptions = {
  module: { type: 'commonjs' },
  jsc: {
    target: 'es2023',
    parser: { syntax: 'typescript', tsx: true },
    transform: { react: { runtime: 'automatic' } },
  },
};
