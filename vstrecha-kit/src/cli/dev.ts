import type { Command } from '@commander-js/extra-typings';
import { readRemoteManifest } from '../build/readRemoteManifest.ts';
import { serveRemote } from '../dev/devServer.ts';
import { readRemote } from '../release/commandLine.ts';
import { readDescription } from '../shell/readDescription.ts';
import { addExamples, wholeNumber } from '../system/commandLine.ts';
import { exampleOf, wordsOf, type Home } from './home.ts';
import { pageAddress } from './pageAddress.ts';
import { findAddress } from './readProvided.ts';

const SHELL = '--shell https://staging.vstrecha.example';

/** `kit dev`: serves a remote and opens a deployed shell with it, in this browser only. */
export function define(command: Command, home: Home): void {
  addExamples(command, [wordsOf(home, 'dev', SHELL)])
    .argument('[remote]', 'folder of the remote (default: the current one)')
    .option('--shell <address>', 'the deployed shell (default: "vstrecha.shell" of package.json)')
    .option('--port <port>', 'port of this machine', wholeNumber(65_535), 4100)
    .action(async (folder, options) => {
      const { directory, container } = readRemote(folder, exampleOf(home, 'dev'));
      const shell = findAddress(directory, options.shell, exampleOf(home, 'dev', SHELL));
      const { provides } = await readDescription(shell);
      const origin = `http://localhost:${options.port}`;
      const page = pageAddress(shell, readRemoteManifest(directory), `${container}@${origin}/remoteEntry.js`);
      const address = { port: options.port, listen: 'localhost', name: 'localhost' };
      const opened = process.stdout.isTTY ? page : undefined;
      await serveRemote({ directory, origin, provides, reloads: true }, address, opened);
      console.log(`\nThe remote of this folder in the shell ${shell}, in this browser only:\n  ${page}\n`);
      console.log('The page reloads after each change. To stop: Ctrl-C.');
    });
}
