import { administratorOperation } from '#platform/http/operation.ts';
import { findFailures } from './failures.ts';
import { findFigures } from './figures.ts';

/** What browsers have reported; `/doctor/reports` of the shell shows it. */
export const getReports = administratorOperation('getReports', async ({ query }, { db, clock, registryProblem }) => ({
  registry_problem: registryProblem?.() ?? null,
  builds: await findFailures(db, clock.now()),
  figures: await findFigures(db, query.device),
}));
