// `node e2e/writeFailureTable.ts` writes the failure table in docs/deploying.md from the cases of the journeys.
import { writeTable } from './src/support/failureTable.ts';

writeTable();
