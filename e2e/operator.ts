import { execFile } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { repositoryRoot } from '../tooling/src/system/packages.ts';
import { serveShell } from './serveShell.ts';
import type { ServedShell } from './src/support/system.ts';

/** Manual actions of an operator of the running system. */
export interface Operator {
  /** Adds the files of a build, including its build.json, to the folder served by a remote’s origin, else the catalogue’s. */
  uploadBuild: (build: { name: string; remote?: string; files: Record<string, string> }) => void;
  removeBuild: (build: { name: string; remote?: string }) => void;
  /**
   * Runs `npm run kit release mf-catalog`, `rollback`, …
   * @param command.remote folder of another remote
   * @throws with the command’s output when it refuses
   */
  operate: (command: { name: string; remote?: string; options: string[] }) => Promise<void>;
  /** Sets fields of the system’s /config.json. */
  configure: (part: object) => void;
  /** Serves the shell in this folder beside the system. */
  serveShell: (site: { root: string }) => Promise<ServedShell>;
  stopShell: (shell: { address: string }) => Promise<void>;
}

/**
 * @param port of the system, which identifies its registry
 * @param configFile of the system
 */
export function createOperator(port: number, configFile: string): Operator {
  const folderOf = (name: string, remote = 'mf-catalog') => path.join(repositoryRoot, remote, 'dist/builds', name);
  const stops = new Map<string, () => Promise<void>>();
  return {
    uploadBuild: ({ name, remote, files }) => {
      for (const [file, content] of Object.entries(files)) {
        const target = path.join(folderOf(name, remote), file);
        mkdirSync(path.dirname(target), { recursive: true });
        writeFileSync(target, content);
      }
    },
    removeBuild: ({ name, remote }) => rmSync(folderOf(name, remote), { recursive: true, force: true }),
    operate: async ({ name, remote = 'mf-catalog', options }) => {
      const kit = path.join(repositoryRoot, 'tooling/bin/kit.ts');
      const env = { ...process.env, PORT: String(port) };
      await promisify(execFile)(process.execPath, [kit, name, remote, ...options], { cwd: repositoryRoot, env });
    },
    configure: (part) => {
      const present = JSON.parse(readFileSync(configFile, 'utf8')) as object;
      writeFileSync(configFile, JSON.stringify({ ...present, ...part }));
    },
    serveShell: async ({ root }) => {
      const { shell, stop } = await serveShell(port, root);
      stops.set(shell.address, stop);
      return shell;
    },
    stopShell: async ({ address }) => stops.get(address)?.(),
  };
}
