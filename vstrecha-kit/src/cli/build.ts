import path from 'node:path';
import type { Command } from '@commander-js/extra-typings';
import { buildRemote, buildsFolder } from '../build/buildRemote.ts';
import { readRemote } from '../release/commandLine.ts';
import { addExamples } from '../system/commandLine.ts';
import { exampleOf, wordsOf, type Home } from './home.ts';
import { readProvided } from './readProvided.ts';

/** `kit build`: builds a remote into dist/builds, unless these exact sources are built already. */
export function define(command: Command, home: Home): void {
  addExamples(command, [wordsOf(home, 'build'), wordsOf(home, 'build', '--shell https://vstrecha.example')])
    .argument('[remote]', 'folder of the remote (default: the current one)')
    .option('--shell <place>', 'the shell to build for: its address, or a folder with its description')
    .action(async (folder, { shell }) => {
      const remote = readRemote(folder, exampleOf(home, 'build'));
      const provided = await readProvided(remote.directory, home, { given: shell });
      const { info, isNew } = await buildRemote(remote, provided, () => console.log(`building  ${remote.folder}`));
      const built = path.relative('', path.join(buildsFolder(remote), info.build));
      console.log(`${isNew ? 'built   ' : 'ready   '}  ${built}`);
    });
}
