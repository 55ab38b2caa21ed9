import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { originOf, readHosts } from '../system/hosts.ts';
import { repositoryRoot } from '../system/packages.ts';
import { readPorts } from '../system/ports.ts';
import { startSystem, type RunningSystem } from './startSystem.ts';

/** Not those of `npm start` and of the journeys; E2E_PORT moves them. */
const FIRST_PORT = '9240';

export interface OwnSystem extends RunningSystem {
  /** Folder in which the API stores e-mails as .eml files. */
  mailFolder: string;
  /** The shell’s /config.json. */
  configFile: string;
}

/** Starts a system with a new database in a temporary folder. Everybody may open `/doctor`. */
export async function startOwnSystem(ports = readPorts(process.env.E2E_PORT ?? FIRST_PORT)): Promise<OwnSystem> {
  const folder = mkdtempSync(path.join(tmpdir(), 'vstrecha-own-'));
  const forget = () => rmSync(folder, { recursive: true, force: true });
  process.once('exit', forget);
  const [mailFolder, configFile] = [path.join(folder, 'mail'), path.join(folder, 'config.json')];
  const config = readFileSync(path.join(repositoryRoot, 'shell/public/config.json'), 'utf8');
  writeFileSync(configFile, JSON.stringify({ ...(JSON.parse(config) as object), doctor: true }));
  const hosts = readHosts('');
  const env = { DATA_DIR: folder, MAIL_DIR: mailFolder, PUBLIC_URL: originOf(hosts, ports.shell) };
  const system = await startSystem({ ports, hosts, env, config: configFile });
  return {
    ...system,
    ...{ mailFolder, configFile },
    stop: async () => {
      await system.stop();
      forget();
    },
  };
}
