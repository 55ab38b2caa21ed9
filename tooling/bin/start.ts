// `npm start`: the whole system from production builds. The shell and each remote have their own origin; the API is
// proxied by the shell's.
import { createProgram, runProgram } from 'vstrecha-kit/system/commandLine';
import { startSystem } from '../src/start/startSystem.ts';
import { announceSystem } from '../src/system/announce.ts';
import { readHosts } from '../src/system/hosts.ts';
import { readPorts } from '../src/system/ports.ts';
import { foreignApiOrigin } from '../src/system/referenceApi.ts';
import { describeVariables } from '../src/system/startVariables.ts';

async function start(): Promise<void> {
  const foreignApi = foreignApiOrigin();
  const { address } = await startSystem({ ports: readPorts(), hosts: readHosts(), foreignApi });
  await announceSystem(`Vstrecha runs at ${address}`, foreignApi === undefined);
}

runProgram(
  createProgram('npm start', 'Builds and starts the whole system, with demo data.')
    .addHelpText('after', describeVariables)
    .action(start),
);
