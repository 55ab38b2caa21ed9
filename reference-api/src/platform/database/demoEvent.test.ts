import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'drizzle-orm';
import { applyMigration } from '#testing/applyMigration.ts';
import { openTestApp } from '#testing/scene.ts';
import { events } from './schema.ts';

const api = await openTestApp();

test("marks only the seeded event in an earlier demo's database", async () => {
  await api.createUser({ id: 1, email: 'supplier@vstrecha.example', connection_code: 'demo-1-a' });
  await api.db.insert(events).values({ datestart: '2027-02-10', dateend: '2027-02-24' });
  await api.db.execute(sql`alter table events drop column is_demo`);
  await applyMigration(api.db, '0025_demo_event');
  const rows = await api.db.select().from(events).orderBy(events.id);
  assert.deepEqual(
    rows.map(({ is_demo }) => is_demo),
    [true, false],
  );
});
