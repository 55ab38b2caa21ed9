import { startSystem, type RunningSystem } from 'e2e/startSystem';
import { assertPortsFree, listPorts, readPorts } from 'tooling/system/ports';

/** Not those of `npm start` and of the journeys; E2E_PORT moves them. */
const FIRST_PORT = '9240';

/** Starts the built system on its own ports, with an API on a new database that can be killed. */
export async function startOwnSystem(): Promise<RunningSystem> {
  const ports = readPorts(process.env.E2E_PORT ?? FIRST_PORT);
  await assertPortsFree(listPorts(ports));
  return startSystem(ports);
}
