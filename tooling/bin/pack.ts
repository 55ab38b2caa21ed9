// `npm run pack [-- <folder>]`: the packages for teams outside this repository, as files (docs/teams.md).
import path from 'node:path';
import { createProgram, runProgram } from 'vstrecha-kit/system/commandLine';
import { packPackages } from '../src/pack/packPackages.ts';
import { repositoryRoot } from '../src/system/packages.ts';

runProgram(
  createProgram('npm run pack', 'Packs the packages for teams outside of this repository.', ['', '/tmp/packages'])
    .argument('[folder]', 'where the files go', path.join(repositoryRoot, 'dist/packages'))
    .action(async (folder) => {
      for (const file of Object.values(await packPackages(path.resolve(folder)))) console.log(file);
    }),
);
