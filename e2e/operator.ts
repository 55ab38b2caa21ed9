import { execFile } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { repositoryRoot } from '../tooling/src/system/packages.ts';

/** What an operator of the running system does by hand. */
export interface Operator {
  /** Puts files of a build where the catalogue's origin serves them, its build.json among them. */
  uploadBuild: (build: { name: string; files: Record<string, string> }) => void;
  removeBuild: (build: { name: string }) => void;
  /** Runs `npm run release mf-catalog`, `rollback`, … @throws with what the command says when it refuses */
  operate: (command: { name: string; options: string[] }) => Promise<void>;
}

/** @param port the system's, which names its registry */
export function createOperator(port: number): Operator {
  const builds = path.join(repositoryRoot, 'mf-catalog/dist/builds');
  return {
    uploadBuild: ({ name, files }) => {
      mkdirSync(path.join(builds, name), { recursive: true });
      for (const [file, content] of Object.entries(files)) writeFileSync(path.join(builds, name, file), content);
    },
    removeBuild: ({ name }) => rmSync(path.join(builds, name), { recursive: true, force: true }),
    operate: async ({ name, options }) => {
      const script = path.join(repositoryRoot, `tooling/bin/${name}.ts`);
      const env = { ...process.env, PORT: String(port) };
      await promisify(execFile)(process.execPath, [script, 'mf-catalog', ...options], { env });
    },
  };
}
