// `npm run deploy:site`: builds shell and remotes and places them, with the configuration of nginx, as a server has them.
import { runCommandLine } from 'vstrecha-kit/system/runCommandLine';
import { buildAll } from '../src/build/buildAll.ts';
import { shellFolder } from '../src/build/buildShell.ts';
import { deployNginx } from '../src/deploy/deployNginx.ts';
import { placeSite } from '../src/deploy/placeSite.ts';
import { readSite } from '../src/deploy/readSite.ts';
import { createBuildReport } from '../src/system/announce.ts';
import { configFile } from '../src/system/runFolder.ts';

runCommandLine(async () => {
  const built = await buildAll(createBuildReport());
  const deployment = deployNginx(process.argv.slice(2), { site: shellFolder, config: configFile() });
  await placeSite(deployment, readSite(shellFolder), { shellFolder, built });
});
