import { createTestApp } from '../testing/testApp.ts';
import { fuzzOperations } from './fuzzOperations.ts';

// `npm run fuzz` sends 500 requests to every call; `npm run fuzz -- 5000 42` so many, from this seed.
const [runs = '500', seed = String(Math.floor(Math.random() * 2 ** 31))] = process.argv.slice(2);
const api = await createTestApp();
const findings = await fuzzOperations(api, Number(runs), Number(seed));
await api.close();
for (const { operation, report } of findings) console.log(`\n${operation}\n${report}`);
console.log(`\n${findings.length} findings with ${runs} requests to each call from seed ${seed}.`);
process.exitCode = findings.length > 0 ? 1 : 0;
