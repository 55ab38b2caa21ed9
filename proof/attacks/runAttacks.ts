import { writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { readConfig } from 'reference-api/platform/config/config';
import * as schema from 'reference-api/platform/database/schema';
import { createTestApp, NOON } from 'reference-api/testing/testApp';
import { startTestShell } from 'reference-api/testing/testShell';
import { createStaticServer, type StaticServer } from 'tooling/serve/createStaticServer';
import { shellHeaders } from 'tooling/serve/securityHeaders';
import { apiRules } from 'tooling/system/serveSystem';
import { refuseUnknown } from 'vstrecha-kit/system/commandLine';
import { temporaryFolder, temporaryServer } from '#support/temporary.ts';
import { accessAttack } from './accessMatrix.ts';
import { accountAttacks } from './accountAttacks.ts';
import { addressAttacks } from './addressAttacks.ts';
import { attempt, FRONT_PAGE, type Attack, type Target } from './attack.ts';
import { bodyAttacks } from './bodyAttacks.ts';
import { emailAttacks } from './emailAttacks.ts';
import { fileAttacks } from './fileAttacks.ts';
import { floodAttacks } from './floodAttacks.ts';
import { hallAttacks } from './hallAttacks.ts';
import { processAttacks } from './processAttacks.ts';
import { proxyAttacks } from './proxyAttacks.ts';
import { pushAttacks } from './pushAttacks.ts';
import { pushFloodAttacks } from './pushFloodAttacks.ts';
import { raceAttacks } from './raceAttacks.ts';
import { registryAttacks } from './registryAttacks.ts';
import { reportAttacks } from './reportAttacks.ts';
import { thingAttacks } from './thingAttacks.ts';
import { webPushAttacks } from './webPushAttacks.ts';

const AREAS: Record<string, Attack[]> = {
  Authorization: [accessAttack],
  'Other people’s things': [...thingAttacks, ...hallAttacks],
  Accounts: [...accountAttacks, ...emailAttacks],
  Addresses: addressAttacks,
  Bodies: bodyAttacks,
  Files: fileAttacks,
  Floods: floodAttacks,
  Reports: reportAttacks,
  Races: raceAttacks,
  Push: [...pushAttacks, ...pushFloodAttacks, ...webPushAttacks],
  Processes: processAttacks,
  Proxies: proxyAttacks,
  Registry: registryAttacks,
};
const MOST_PRINTED = 12;

/**
 * Attacks an API on each of the databases, behind a front server configured as in production. Prints tables for
 * docs/security.md; a successful attack sets the exit code.
 * @param only one area
 */
export async function runAttacks(databases: readonly string[], only?: string): Promise<void> {
  if (only !== undefined) refuseUnknown('area', [only], Object.keys(AREAS));
  for (const database of databases) await attackOn(database, only);
}

async function attackOn(database: string, only: string | undefined): Promise<void> {
  const server = database === 'postgres' ? await temporaryServer() : undefined;
  process.env['TEST_DATABASE_URL'] = server ?? '';
  const shell = await startTestShell('good', 'bad');
  const api = await createTestApp({ shellUrl: shell.url });
  await api.app.listen({ port: 0, host: '127.0.0.1' });
  const url = `http://127.0.0.1:${(api.app.server.address() as AddressInfo).port}`;
  const front = await startFront(url);
  console.log(
    `\n### ${server ? 'PostgreSQL' : 'PGlite'}\n\n| area | required result | holds | figures |\n| --- | --- | --- | --- |`,
  );
  for (const [area, attacks] of Object.entries(AREAS))
    if (only === undefined || only === area)
      for (const attack of attacks) await attackOnce(area, attack, { api, url, front: front.origin, server });
  // Answers outside openapi.yaml do not prove a breach, but were never reviewed.
  const unpromised = [...new Set(api.breaches.splice(0))];
  if (unpromised.length > 0) {
    process.exitCode = 1;
    console.log(`\nAnswers that openapi.yaml does not promise:\n${unpromised.map((text) => `- ${text}`).join('\n')}`);
  }
  await front.close();
  await api.close();
  shell.close();
}

/** Serves a page and forwards to the API, as the shell's server does in production. */
function startFront(api: string): Promise<StaticServer> {
  const root = temporaryFolder();
  writeFileSync(path.join(root, 'index.html'), FRONT_PAGE);
  return createStaticServer({
    root,
    port: 0,
    headers: shellHeaders({ remoteOrigins: [] }),
    fallback: 'index.html',
    proxies: apiRules(api),
  });
}

/** Runs an attack, then prints its table row and its breaches. */
async function attackOnce(area: string, attack: Attack, target: Target): Promise<void> {
  const { api, server } = target;
  if (attack.needsServer && server === undefined) return;
  // All attacks use the same few addresses, so their limits are reset before each attack.
  await api.db.delete(schema.limitCounts);
  api.setNow(NOON);
  Object.assign(api.limits, readConfig({}).limits);
  Object.assign(api.settings, { attachments_status: true, sending_status: true, catalog_status: true });
  const { breaches, figure = '' } = await attempt(attack, target).catch((error: unknown) => ({
    breaches: [`the attack itself failed: ${error instanceof Error ? error.message : String(error)}`],
    figure: undefined,
  }));
  console.log(`| ${area} | ${attack.title} | ${breaches.length === 0 ? 'yes' : '**NO**'} | ${figure} |`);
  for (const breach of breaches.slice(0, MOST_PRINTED)) console.error(`    ✗ ${breach}`);
  if (breaches.length > MOST_PRINTED) console.error(`    … and ${breaches.length - MOST_PRINTED} more`);
  if (breaches.length > 0) process.exitCode = 1;
}
