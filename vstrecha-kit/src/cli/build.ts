import path from 'node:path';
import type { Command } from '@commander-js/extra-typings';
import type { Build } from 'shared-api/federation/build';
import { buildRemote, buildsFolder } from '../build/buildRemote.ts';
import { readRemote } from '../release/commandLine.ts';
import { addExamples } from '../system/commandLine.ts';
import type { RemotePackage } from '../system/remotePackage.ts';
import { exampleOf, wordsOf, type Home } from './home.ts';
import { readProvided } from './readProvided.ts';

/** `kit build`: builds a remote into dist/builds, unless these exact sources are built already. */
export function define(command: Command, home: Home): void {
  addExamples(command, [wordsOf(home, 'build'), wordsOf(home, 'build', '--shell https://vstrecha.example')])
    .argument('[remote]', 'folder of the remote (default: the current one)')
    .option('--shell <place>', 'the shell to build for: its address, or a folder with its description')
    .action(
      async (folder, { shell }) => void (await buildHere(readRemote(folder, exampleOf(home, 'build')), home, shell)),
    );
}

/**
 * Builds a remote and says where.
 * @returns the description of the build and its folder
 */
export async function buildHere(
  remote: RemotePackage,
  home: Home,
  shell: string | undefined,
): Promise<{ info: Build; folder: string }> {
  const provided = await readProvided(remote.directory, home, { given: shell });
  const { info, isNew } = await buildRemote(remote, provided, () => console.log(`building  ${remote.folder}`));
  const folder = path.join(buildsFolder(remote), info.build);
  console.log(`${isNew ? 'built   ' : 'ready   '}  ${path.relative('', folder)}`);
  return { info, folder };
}
