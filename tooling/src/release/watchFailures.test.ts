import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:http';
import path from 'node:path';
import { after, mock, test } from 'node:test';
import { writeSite } from '../serve/testSite.ts';
import { readRegistry, writeRegistry, type Registry } from './registry.ts';
import { buildOf, namesIn, releaseAll, shellOf } from './testBuilds.ts';
import { watchFailures } from './watchFailures.ts';

let failing: object[] = [];
const system = createServer((request, response) =>
  response.end(JSON.stringify(request.url === '/provides.json' ? shellOf() : { builds: failing })),
).listen(0, '127.0.0.1');
after(() => system.close());
await once(system, 'listening');
const origin = `http://127.0.0.1:${(system.address() as { port: number }).port}`;

process.env.REPORTS_TOKEN = 'token';
mock.method(console, 'log', () => undefined);
mock.timers.enable({ apis: ['Date'], now: new Date('2026-11-22T10:30:00Z') });

/** What is left of these builds after the watcher has looked once. */
async function watch(registry: Registry, people: Record<string, number>): Promise<string[] | undefined> {
  const file = path.join(writeSite({}), 'registry.json');
  writeRegistry(file, { ...registry, shells: [origin], reports: '/reports/failures' });
  failing = Object.entries(people).map(([build, count]) => ({ remote: 'mf_catalog', build, people: count }));
  await watchFailures(file, { threshold: '10', isOnce: true });
  return namesIn(readRegistry(file));
}

test('a new build that fails for too many people is taken away, and the one before is in front', async () => {
  assert.deepEqual(await watch(releaseAll(['1', '2']), { 2: 10 }), ['1']);
  assert.deepEqual(await watch(releaseAll(['1', '2']), { 2: 9 }), ['2', '1']);
});

test('a build that nothing can replace stays, and the operator is told', async () => {
  await assert.rejects(watch(releaseAll([buildOf('1')]), { 1: 50 }), /не осталось бы сборки/);
});
