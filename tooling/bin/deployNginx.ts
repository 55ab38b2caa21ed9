// `npm run deploy:nginx`: the configuration of nginx in front of a deployment, for the shell that is built here.
import { runCommandLine } from 'vstrecha-kit/system/runCommandLine';
import { shellFolder } from '../src/build/buildShell.ts';
import { deployNginx } from '../src/deploy/deployNginx.ts';
import { configFile } from '../src/system/runFolder.ts';

runCommandLine(async () => {
  await Promise.resolve();
  deployNginx(process.argv.slice(2), { site: shellFolder, config: configFile() });
});
