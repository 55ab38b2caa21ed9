import { copyFileSync, cpSync, existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { buildsFolder } from 'vstrecha-kit/build/buildRemote';
import { UsageError } from 'vstrecha-kit/system/UsageError';
import type { BuiltRemote } from '../build/buildAll.ts';
import { releaseBuilt } from '../release/publishBuilt.ts';
import { HASHED_NAME } from '../serve/sendFile.ts';
import { placeOf, type Deployment } from './readDeployment.ts';
import type { Site } from './readSite.ts';

/**
 * Copies the shell and its remotes to where the written configuration serves them. Files of earlier builds stay, as do
 * config.json and the releases of the registry.
 * @param shellFolder folder of the built shell
 */
export async function placeSite(
  deployment: Deployment,
  { id }: Site,
  { shellFolder, built }: { shellFolder: string; built: readonly BuiltRemote[] },
): Promise<void> {
  const files = placeOf(deployment, deployment.files);
  const placed = deployment.remotes.map((remote) => ({ remote, build: findBuild(built, remote.folder) }));
  cpSync(shellFolder, path.join(files, 'shell', id), { recursive: true });
  namePreview(path.join(files, 'shell', id), deployment.shell.origin);
  keepHashed(shellFolder, path.join(files, 'old'));
  for (const { remote, build } of placed)
    cpSync(
      path.join(buildsFolder(build.remote), build.info.build),
      path.join(files, 'remotes', remote.folder, 'builds', build.info.build),
      { recursive: true },
    );
  const config = path.join(files, 'config.json');
  if (!existsSync(config)) copyFileSync(deployment.configFile, config);
  const origins = new Map(deployment.remotes.map(({ folder, origin }) => [folder, origin]));
  await releaseBuilt(
    path.join(files, 'registry.json'),
    placed.map(({ build }) => build),
    { origin: deployment.shell.origin, remoteOrigin: (folder) => origins.get(folder) ?? '' },
  );
}

/** Exchanges the files of Storybook: its tabs may be reloaded at any time. @param from the built Storybook */
export function placeStorybook(deployment: Pick<Deployment, 'root' | 'files'>, from: string): void {
  const to = path.join(placeOf(deployment, deployment.files), 'storybook');
  rmSync(to, { recursive: true, force: true });
  cpSync(from, to, { recursive: true });
}

/** Puts the origin before the preview's picture in every page: a build is for any host, a preview needs the address. */
export function namePreview(folder: string, origin: string): void {
  for (const name of globSync('**/*.html', { cwd: folder })) {
    const file = path.join(folder, name);
    const page = readFileSync(file, 'utf8').replace(/(property="og:image" content=")(?=\/)/, (place) => place + origin);
    writeFileSync(file, page);
    writeFileSync(`${file}.br`, brotliCompressSync(page));
  }
}

function findBuild(built: readonly BuiltRemote[], folder: string): BuiltRemote {
  const found = built.find(({ remote }) => remote.folder === folder);
  if (found) return found;
  throw new UsageError(
    `--remote: this repository has no ${folder}. There are: ${built.map(({ remote }) => remote.container).join(', ')}.`,
  );
}

/** Open tabs fetch the files of their build after a newer build is deployed. */
function keepHashed(from: string, to: string): void {
  for (const name of globSync('**/*', { cwd: from })) {
    if (!HASHED_NAME.test(path.basename(name))) continue;
    mkdirSync(path.dirname(path.join(to, name)), { recursive: true });
    copyFileSync(path.join(from, name), path.join(to, name));
  }
}
