import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { execa } from 'execa';
import { UsageError } from 'vstrecha-kit/system/UsageError';
import { compilePrograms, copyData, toScript } from './compilePrograms.ts';

const KEPT = ['node_modules', 'package.json', 'src'];

interface Manifest {
  name: string;
  version: string;
  type: string;
  imports: Record<string, string>;
  scripts: Record<string, string>;
  dependencies: Record<string, string>;
}

/**
 * Writes a folder from which the API runs by Node alone: JavaScript, migrations, production dependencies.
 * @param repository folder of the workspace
 * @param out folder to create; one that is there must be an earlier result
 * @throws UsageError when the folder holds something else, or a package cannot be fetched
 */
export async function deployApi(repository: string, out: string): Promise<void> {
  refuseForeign(out);
  rmSync(out, { recursive: true, force: true });
  const from = path.join(repository, 'reference-api');
  await installProduction(repository, out);
  for (const name of readdirSync(out)) if (!KEPT.includes(name)) rmSync(path.join(out, name), { recursive: true });
  rmSync(path.join(out, 'src'), { recursive: true });
  const { name, version, type, imports, scripts, dependencies } = readManifest(from);
  const programs = Object.entries(scripts).flatMap(([script, line]) => {
    const [, file, words = ''] = /\b(src\/(?!testing\/)\S+\.ts)\b(.*)/.exec(line) ?? [];
    return file === undefined ? [] : [{ script, file, words }];
  });
  compilePrograms(
    from,
    out,
    programs.map(({ file }) => file),
  );
  copyData(from, out);
  const commands = Object.fromEntries(
    programs.map(({ script, file, words }) => [script, `node ${toScript(file)}${words}`]),
  );
  const manifest = { name, version, private: true, type, imports, scripts: commands, dependencies };
  writeFileSync(path.join(out, 'package.json'), `${JSON.stringify(manifest, undefined, 2)}\n`);
}

function refuseForeign(out: string): void {
  const manifest = path.join(out, 'package.json');
  const isOurs = existsSync(manifest) && readManifest(out).name === 'reference-api';
  if (existsSync(out) && readdirSync(out).length > 0 && !isOurs)
    throw new UsageError(`--out: ${out} holds something else. Name a new folder.`);
}

/** pnpm copies the package with its production dependencies, in the versions of the lockfile. */
async function installProduction(repository: string, out: string): Promise<void> {
  const { exitCode, all } = await execa(
    process.execPath,
    [
      'tooling/pnpm.cjs',
      '--filter',
      'reference-api',
      'deploy',
      '--prod',
      '--config.inject-workspace-packages=true',
      out,
    ],
    {
      cwd: repository,
      env: {
        npm_config_prefer_offline: 'true',
        npm_config_package_import_method: 'copy',
        npm_config_reporter: 'append-only',
      },
      stdin: 'ignore',
      all: true,
      reject: false,
    },
  );
  if (exitCode !== 0)
    throw new UsageError(`pnpm failed to collect the dependencies of the API: ${(all ?? '').slice(-2000)}`);
}

const readManifest = (folder: string): Manifest =>
  JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as Manifest;
