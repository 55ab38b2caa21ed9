import { readJestPackages } from './tooling/src/system/packages.ts';

export default { projects: readJestPackages().map((folder) => `<rootDir>/${folder}`) };
