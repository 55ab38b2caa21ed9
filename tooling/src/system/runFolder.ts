import path from 'node:path';
import { repositoryRoot } from './packages.ts';

/** What a running system writes: database, registry. Ignored by git. */
export const runFolder = path.join(repositoryRoot, '.run');

/** The database of the reference API; VSTRECHA_DATA puts it elsewhere. */
export function dataFolder(): string {
  return path.resolve(process.env.VSTRECHA_DATA ?? path.join(runFolder, 'db'));
}

/** The registry of the system on a port. Its addresses name the ports, so each set of ports has its own. */
export function registryFile(shellPort: number): string {
  return path.join(runFolder, `registry-${shellPort}.json`);
}

/** `/config.json` of the shell; VSTRECHA_CONFIG names another file. */
export function configFile(): string {
  return path.resolve(process.env.VSTRECHA_CONFIG ?? path.join(repositoryRoot, 'shell/public/config.json'));
}
