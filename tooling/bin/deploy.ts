// `npm run deploy <api | registry | site | nginx>`: what servers need (docs/deploying.md, docs/operating.md).
import path from 'node:path';
import { createProgram, runProgram } from 'vstrecha-kit/system/commandLine';
import { buildAll } from '../src/build/buildAll.ts';
import { createBuildReport } from '../src/build/buildReport.ts';
import { shellFolder } from '../src/build/buildShell.ts';
import { buildStorybook, storybookFolder } from '../src/build/buildStorybook.ts';
import { deployApi } from '../src/deploy/deployApi.ts';
import { deployNginx } from '../src/deploy/deployNginx.ts';
import { deployRegistry } from '../src/deploy/deployRegistry.ts';
import { placeSite, placeStorybook } from '../src/deploy/placeSite.ts';
import { addDeploymentOptions } from '../src/deploy/readDeployment.ts';
import { readSite } from '../src/deploy/readSite.ts';
import { repositoryRoot } from '../src/system/packages.ts';
import { configFile } from '../src/system/runFolder.ts';

const program = createProgram('npm run deploy', 'Writes what servers need.', [
  'api --out build/api',
  'site --root build/site --shell https://vstrecha.example --remote mf_catalog=https://catalog.example',
  'nginx --out nginx --shell https://vstrecha.example --remote mf_catalog=https://catalog.example',
]);
const own = () => ({ site: shellFolder, config: configFile() });

program
  .command('api')
  .description('a folder from which the API runs by Node alone')
  .requiredOption('--out <folder>', 'a new folder, or an earlier result')
  .action(async ({ out }) => {
    await deployApi(repositoryRoot, path.resolve(out));
    console.log(`Written: ${path.resolve(out)}. Start it there: node src/main.js`);
  });

program
  .command('registry')
  .description('a folder from which the registry service runs by Node alone')
  .requiredOption('--out <folder>', 'a new folder, or an earlier result')
  .action(({ out }) => {
    deployRegistry(repositoryRoot, path.resolve(out));
    console.log(`Written: ${path.resolve(out)}. Start it there: node src/registry/main.js serve`);
  });

addDeploymentOptions(program.command('site'))
  .description('builds of shell, remotes and Storybook, placed as a server has them, with the configuration of nginx')
  .action(async (options) => {
    const built = await buildAll(createBuildReport());
    if (options.storybook !== undefined) await buildStorybook();
    const deployment = deployNginx(options, own());
    await placeSite(deployment, readSite(shellFolder), { shellFolder, built });
    if (options.storybook !== undefined) placeStorybook(deployment, storybookFolder);
  });

addDeploymentOptions(program.command('nginx'))
  .description('the configuration of nginx alone, for the shell that is built here')
  .action((options) => void deployNginx(options, own()));

runProgram(program);
