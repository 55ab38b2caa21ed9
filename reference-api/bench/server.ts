import { temporaryServer } from './temporary.ts';

// `node bench/server.ts` runs a PostgreSQL server whose commits wait for the disk until it is stopped, and prints its address.
console.log(await temporaryServer());
setInterval(() => undefined, 60_000);
