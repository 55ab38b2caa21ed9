import { readJestPackages } from './tooling/src/system/packages.ts';

export default {
  projects: readJestPackages().map((folder) => `<rootDir>/${folder}`),
  // Jest reads it only from the root configuration when several packages run together.
  testTimeout: 40_000,
};
