// The commands of vstrecha-kit for the remotes of this workspace: `npm run kit release mf-catalog -- --percent 10`.
import { runKit } from 'vstrecha-kit/cli/main';
import { runCommandLine } from 'vstrecha-kit/system/runCommandLine';
import { loadOwnTypes, shellFolder } from '../src/build/buildShell.ts';
import { readPorts } from '../src/system/ports.ts';
import { registryFile } from '../src/system/runFolder.ts';

runCommandLine(() =>
  runKit(process.argv.slice(2), {
    program: 'npm run kit',
    remote: 'mf-catalog',
    registry: registryFile(readPorts().shell),
    readProvided: () => loadOwnTypes(),
    shellFolder,
  }),
);
