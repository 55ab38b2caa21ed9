import path from 'node:path';
import { repositoryRoot } from './packages.ts';

/** Files of a running system: database, registry. Ignored by git. */
export const runFolder = path.join(repositoryRoot, '.run');

/** The database folder of the reference API; VSTRECHA_DATA overrides it. */
export function dataFolder(): string {
  return path.resolve(process.env.VSTRECHA_DATA ?? path.join(runFolder, 'db'));
}

/** The registry of the system on a port. Its URLs contain the ports, so each set of ports needs its own. */
export function registryFile(shellPort: number): string {
  return path.join(runFolder, `registry-${shellPort}.json`);
}

/** The shell's `/config.json`; VSTRECHA_CONFIG sets another file. */
export function configFile(): string {
  return path.resolve(process.env.VSTRECHA_CONFIG ?? path.join(repositoryRoot, 'shell/public/config.json'));
}
