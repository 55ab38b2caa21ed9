import type { AddressInfo } from 'node:net';
import { parseArgs } from 'node:util';
import { readConfig } from '#platform/config/config.ts';
import * as schema from '#platform/database/schema.ts';
import { createTestApp, NOON } from '#testing/testApp.ts';
import { startThrowawayServer } from '#testing/throwawayServer.ts';
import { accessAttack } from './accessAttack.ts';
import { accountAttacks } from './accountAttacks.ts';
import { addressAttacks } from './addressAttacks.ts';
import type { Attack, Target } from './attack.ts';
import { bodyAttacks } from './bodyAttacks.ts';
import { fileAttacks } from './fileAttacks.ts';
import { floodAttacks } from './floodAttacks.ts';
import { letterAttacks } from './letterAttacks.ts';
import { processAttacks } from './processAttacks.ts';
import { proxyAttacks } from './proxyAttacks.ts';
import { pushAttacks } from './pushAttacks.ts';
import { raceAttacks } from './raceAttacks.ts';
import { thingAttacks } from './thingAttacks.ts';

// `npm run attack` in the root attacks an API on PGlite, then one on PostgreSQL, each behind a front of its own, and prints a table.
// Here: `node src/attack/runAttack.ts --database postgres --only Races` some of it, without a front. ATTACK_PORT and ATTACK_FRONT name the
// port to listen on and the front that forwards to it.
const { values } = parseArgs({
  options: { database: { type: 'string', default: 'pglite' }, only: { type: 'string' } },
});
const ATTACKS: Attack[] = [
  accessAttack,
  ...thingAttacks,
  ...accountAttacks,
  ...letterAttacks,
  ...addressAttacks,
  ...bodyAttacks,
  ...fileAttacks,
  ...floodAttacks,
  ...raceAttacks,
  ...pushAttacks,
  ...processAttacks,
  ...proxyAttacks,
];

const chosen = ATTACKS.filter(({ area }) => values.only === undefined || area === values.only);
if (chosen.length === 0)
  throw new Error(`--only takes one of ${[...new Set(ATTACKS.map(({ area }) => area))].join(', ')}.`);
const server = values.database === 'postgres' ? await startThrowawayServer() : undefined;
process.env['TEST_DATABASE_URL'] = server?.url ?? '';
try {
  const api = await createTestApp();
  await api.app.listen({ port: Number(process.env['ATTACK_PORT'] ?? 0), host: '127.0.0.1' });
  const url = `http://127.0.0.1:${(api.app.server.address() as AddressInfo).port}`;
  const target: Target = { api, url, front: process.env['ATTACK_FRONT'], server: server?.url };
  console.log(
    `\n### ${server ? 'PostgreSQL' : 'PGlite'}\n\n| area | what must stand | stands | figures |\n| --- | --- | --- | --- |`,
  );
  for (const attack of chosen) if (!(await attackOnce(attack, target))) process.exitCode = 1;
  // Answers that openapi.yaml does not promise are no breach by themselves, but nobody has thought of them.
  const unpromised = [...new Set(api.breaches.splice(0))];
  if (unpromised.length > 0) {
    process.exitCode = 1;
    console.log(`\nAnswers that openapi.yaml does not promise:\n${unpromised.map((text) => `- ${text}`).join('\n')}`);
  }
  await api.close();
} finally {
  await server?.stop();
}

/** Prints a line of the table, and below it what the attacker got. */
async function attackOnce({ area, title, run }: Attack, target: Target): Promise<boolean> {
  const { api } = target;
  // All attacks come from few addresses, and each begins with a clean record.
  await api.db.delete(schema.attempts);
  api.setNow(NOON);
  Object.assign(api.limits, readConfig({}).limits);
  Object.assign(api.settings, { attachments_status: true, sending_status: true, catalog_status: true });
  const outcome = await run(target).catch((error: unknown) => ({
    breaches: [`the attack itself failed: ${error instanceof Error ? error.message : String(error)}`],
  }));
  if (outcome === undefined) return true;
  const { breaches } = outcome;
  const figure = 'figure' in outcome ? outcome.figure : '';
  console.log(`| ${area} | ${title} | ${breaches.length === 0 ? 'yes' : '**NO**'} | ${figure ?? ''} |`);
  for (const breach of breaches.slice(0, 12)) console.error(`    ✗ ${breach}`);
  if (breaches.length > 12) console.error(`    … and ${breaches.length - 12} more`);
  return breaches.length === 0;
}
