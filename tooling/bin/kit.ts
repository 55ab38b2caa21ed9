// The commands of vstrecha-kit for the remotes of this workspace: `npm run release mf-catalog -- …`.
import { runKit } from 'vstrecha-kit/cli/main';
import { runCommandLine } from 'vstrecha-kit/system/runCommandLine';
import { loadOwnTypes, shellFolder } from '../src/build/buildShell.ts';
import { readPorts } from '../src/system/ports.ts';
import { registryFile } from '../src/system/runFolder.ts';

runCommandLine(() =>
  runKit(process.argv.slice(2), {
    lineOf: (command) => `npm run ${command}${command === 'releases' ? '' : ' mf-catalog'} --`,
    registry: registryFile(readPorts().shell),
    readProvided: () => loadOwnTypes(),
    shellFolder,
  }),
);
