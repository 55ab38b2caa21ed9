import { readJestPackages } from './tooling/src/system/packages.ts';

export default {
  projects: readJestPackages().map((folder) => `<rootDir>/${folder}`),
  // Jest takes it from here alone when several packages run together.
  testTimeout: 20_000,
};
