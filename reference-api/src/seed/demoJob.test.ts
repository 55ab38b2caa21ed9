import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findEvent } from '#calls/event/activeEvent.ts';
import { events } from '#platform/database/schema.ts';
import { openTestApp } from '#testing/scene.ts';

const api = await openTestApp();

test('moves an ended demo event while the server runs [OPS-01]', async () => {
  await api.db.update(events).set({ is_demo: true });
  await api.jobs.runDue(['demo']);
  assert.deepEqual(await findEvent(api.db), { datestart: '2026-11-20', dateend: '2026-12-04' });
  api.setNow('2026-12-05T00:59:00+03:00');
  await api.jobs.runDue(['demo']);
  assert.deepEqual(await findEvent(api.db), { datestart: '2026-12-04', dateend: '2026-12-18' });
});
