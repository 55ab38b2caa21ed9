import { existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readManifest } from 'vstrecha-kit/system/manifest';
import { UsageError } from 'vstrecha-kit/system/UsageError';
import { compilePrograms } from './compilePrograms.ts';

const NAME = 'vstrecha-registry';

/**
 * Writes a folder from which the registry service runs by Node alone; it needs no package.
 * @param repository folder of the workspace
 * @param out folder to create; one that is there must be an earlier result
 */
export function deployRegistry(repository: string, out: string): void {
  const from = path.join(repository, 'vstrecha-kit');
  const manifest = path.join(out, 'package.json');
  if (existsSync(out) && readdirSync(out).length > 0 && !(existsSync(manifest) && readManifest(out).name === NAME))
    throw new UsageError(`--out: ${out} holds something else. Name a new folder.`);
  rmSync(out, { recursive: true, force: true });
  compilePrograms(from, out, ['src/registry/main.ts']);
  const content = { name: NAME, private: true, type: 'module', imports: { '#*': './src/*' } };
  writeFileSync(manifest, `${JSON.stringify(content, undefined, 2)}\n`);
}
