// `node e2e/writeFailureTable.ts`: the table of failures in docs/deploying.md, from the cases that the journeys run through.
import { writeTable } from './src/support/failureTable.ts';

writeTable();
