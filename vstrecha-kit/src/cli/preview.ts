import { cpSync } from 'node:fs';
import path from 'node:path';
import type { Command } from '@commander-js/extra-typings';
import { readRemoteManifest } from '../build/readRemoteManifest.ts';
import { checkShells } from '../release/checkContract.ts';
import { checkPolicy } from '../release/checkPolicy.ts';
import { checkServed } from '../release/checkServed.ts';
import { readOrigin, readRemote } from '../release/commandLine.ts';
import { readLiveShells } from '../release/liveShells.ts';
import { putFolder } from '../release/putFolder.ts';
import { toAddresses } from '../release/release.ts';
import { addExamples } from '../system/commandLine.ts';
import { buildHere } from './build.ts';
import { exampleOf, wordsOf, type Home } from './home.ts';
import { pageAddress } from './pageAddress.ts';
import { findAddress } from './readProvided.ts';

const ORIGIN = '--origin https://surveys.example';

/** `kit preview`: builds a remote, puts the build on its origin, and prints the link that opens it in one browser. */
export function define(command: Command, home: Home): void {
  addExamples(command, [wordsOf(home, 'preview', ORIGIN), wordsOf(home, 'preview', `${ORIGIN} --folder /srv/surveys`)])
    .argument('[remote]', 'folder of the remote (default: the current one)')
    .requiredOption('--origin <origin>', 'where builds are served; takes PUT, with PREVIEW_TOKEN if it is set')
    .option('--folder <folder>', 'what the origin serves: the build is copied there instead')
    .option('--shell <address>', 'the shell to open (default: "vstrecha.shell" of package.json)')
    .action(async (name, options) => {
      const remote = readRemote(name, exampleOf(home, 'preview', ORIGIN));
      const { directory, container } = remote;
      const shell = findAddress(
        directory,
        options.shell,
        exampleOf(home, 'preview', `${ORIGIN} --shell https://vstrecha.example`),
      );
      const { info, folder } = await buildHere(remote, home, options.shell);
      const build = toAddresses(info, readOrigin('--origin', options.origin));
      const target = path.join('builds', build.build);
      if (options.folder !== undefined) cpSync(folder, path.join(options.folder, target), { recursive: true });
      else if (!(await isServed(build)))
        await putFolder(folder, `${options.origin}/${target}`, process.env.PREVIEW_TOKEN);
      await checkServed(build);
      const shells = await readLiveShells([new URL(shell).origin]);
      checkShells({ registry: { remotes: {} }, container, build, shells });
      await checkPolicy(build, shells);
      const trial = `${container}@${options.origin}/${target}/build.json`;
      console.log(pageAddress(shell, readRemoteManifest(directory), trial));
    });
}

const isServed = (build: Parameters<typeof checkServed>[0]) =>
  checkServed(build).then(
    () => true,
    () => false,
  );
