import { startThrowawayServer } from '../src/testing/throwawayServer.ts';

// `node bench/server.ts` runs a PostgreSQL server whose commits wait for the disk until Ctrl-C, and prints its address.
const server = await startThrowawayServer(true);
console.log(server.url);
setInterval(() => undefined, 60_000);
