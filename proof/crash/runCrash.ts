import { parseArgs } from 'node:util';
import { temporaryFolder, temporaryServer, undoAll } from '#support/temporary.ts';
import { crashRounds } from './crashRounds.ts';

// `npm run crash` kills a server twenty times in the middle of writes. `npm run crash -- --rounds 100 --writes 500 --postgres`
// sets the number of crashes and of writes before each one, and stores the data in PostgreSQL instead of PGlite.
const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '20' },
    writes: { type: 'string', default: '150' },
    postgres: { type: 'boolean', default: false },
  },
});
const [rounds, writes] = [Number(values.rounds), Number(values.writes)];
if (!(rounds > 0 && writes > 0)) throw new Error('--rounds and --writes take whole numbers.');

try {
  const place = { folder: temporaryFolder(), databaseUrl: values.postgres ? await temporaryServer() : undefined };
  const { acknowledged, problems } = await crashRounds(place, rounds, writes);
  const total = Object.values(acknowledged).reduce((sum, count) => sum + count, 0);
  const kinds = Object.entries(acknowledged).map(([kind, count]) => `${kind} ${count}`);
  console.log(
    `${rounds} crashes on ${values.postgres ? 'PostgreSQL' : 'PGlite'}, ${total} acknowledged writes (${kinds.join(', ')}), ${problems.length} problems.`,
  );
  for (const problem of problems) console.log(problem);
  process.exitCode = problems.length > 0 ? 1 : 0;
} finally {
  await undoAll();
}
