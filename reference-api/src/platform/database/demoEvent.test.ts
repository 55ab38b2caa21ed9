import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'drizzle-orm';
import { openTestApp } from '#testing/scene.ts';
import { migrate } from './migrate.ts';
import { events } from './schema.ts';

const api = await openTestApp();

test("marks only the seeded event in an earlier demo's database", async () => {
  await api.createUser({ id: 1, email: 'supplier@vstrecha.example', connection_code: 'demo-1-a' });
  await api.db.insert(events).values({ datestart: '2027-02-10', dateend: '2027-02-24' });
  await api.db.execute(sql`alter table events drop column is_demo`);
  await api.db.execute(sql`delete from migrations where name = '0025_demo_event.sql'`);
  await migrate(api.db);
  const rows = await api.db.select().from(events).orderBy(events.id);
  assert.deepEqual(
    rows.map(({ is_demo }) => is_demo),
    [true, false],
  );
});
