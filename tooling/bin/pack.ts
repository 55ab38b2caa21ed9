// `npm run pack [-- <folder>]`: the packages for teams outside this repository, as files (docs/teams.md).
import path from 'node:path';
import { runCommandLine } from 'vstrecha-kit/system/runCommandLine';
import { packPackages } from '../src/pack/packPackages.ts';
import { repositoryRoot } from '../src/system/packages.ts';

runCommandLine(async () => {
  const out = path.resolve(process.argv[2] ?? path.join(repositoryRoot, 'dist/packages'));
  for (const file of Object.values(await packPackages(out))) console.log(file);
});
