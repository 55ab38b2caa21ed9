import assert from 'node:assert/strict';
import { test } from 'node:test';
import { asc, eq, sql } from 'drizzle-orm';
import { storedFileName, storedText } from 'shared-api/text';
import { applyMigration } from '#testing/applyMigration.ts';
import { openTestApp } from '#testing/scene.ts';
import { selectRows } from './database.ts';
import * as schema from './schema.ts';

const api = await openTestApp();
const upgrade = () => api.db.transaction((tx) => applyMigration(tx, '0043_older_texts'));
const at = new Date();

const TYPED = [
  'И\u0306од\u200B',
  '\u202Egpj.exe\u0007',
  'раз\r\n\tдва\u00A0три',
  '\u3164\u200B',
  '\u2800',
  '👨\u200D👩\u200D👧 ❤\uFE0F',
  'می\u200Cخواهم',
  'Обычный текст',
  '',
];

test('[TXT-01] [TXT-02] old messages get the form of new ones', async () => {
  const [one, other] = [await api.createUser(), await api.createUser({ type: 'Заказчик' })];
  const [chat] = await api.db.insert(schema.chats).values({ low_id: one.id, high_id: other.id }).returning();
  const chat_id = chat?.id ?? 0;
  const rows = TYPED.map((text) => ({ chat_id, user_id: one.id, text, created_at: at }));
  await api.db.insert(schema.messages).values(rows);
  const read = () => api.db.select().from(schema.messages).orderBy(asc(schema.messages.id));
  await upgrade();
  assert.deepEqual(
    (await read()).map(({ text }) => text),
    TYPED.map(storedText),
  );
  const versions = () =>
    selectRows(api.db, sql`select xmin::text as version from messages union all select xmin::text from users`);
  const written = await versions();
  await upgrade();
  assert.deepEqual(await versions(), written);
});

test('[TXT-02] old names of files get the form of new ones', async () => {
  const user = await api.createUser();
  const names = ['счёт\u202Egpj.exe', 'а\u2028б\t.pdf', 'И\u0306од.pdf', 'обычный.pdf'];
  const file = { user_id: user.id, type: 'application/pdf', size: 1, created_at: at };
  const rows = names.map((name, index) => ({ ...file, name, stored_name: `${index}` }));
  for (const table of [schema.companyFiles, schema.attachments]) {
    await api.db.insert(table).values(rows);
    await upgrade();
    const stored = await api.db.select().from(table).orderBy(asc(table.id));
    assert.deepEqual(
      stored.map(({ name }) => name),
      names.map(storedFileName),
    );
  }
});

test('[TXT-01] two spellings of a place stay two places', async () => {
  const place = (label: string, hall: string) => ({ label, hall, kind: 'table' as const });
  await api.db
    .insert(schema.places)
    .values([place('Йод', 'А'), place('И\u0306од', 'А'), place('И\u0306од', 'Б\u200B'), place('\u3164', '')]);
  await upgrade();
  const stored = await api.db.select().from(schema.places).orderBy(asc(schema.places.id));
  assert.deepEqual(
    stored.map(({ label, hall }) => [label, hall]),
    [
      ['Йод', 'А'],
      ['И\u0306од', 'А'],
      ['Йод', 'Б'],
      ['—', ''],
    ],
  );
});

test('[TXT-01] old news, notices, links and pages lose invisible characters', async () => {
  const user = await api.createUser({ organizer_note: 'Йод\u200B', industry: 'И\u0306од', phone: '+7\u00AD 912' });
  await api.createMeeting(user, await api.createUser({ type: 'Заказчик' }), '2026-11-30', '10:00');
  await api.db.update(schema.meetings).set({ link: 'https://one.example\u200B' });
  await api.db.delete(schema.notices);
  await api.db.insert(schema.news).values({ title: '\u200B', text: 'И\u0306од', created_at: at });
  const data = { place: 'Зал\u200B', body: 'И\u0306од\u0007', count: 2 };
  await api.db.insert(schema.notices).values({ user_id: user.id, kind: 'place', key: 'old', text: '\u3164', data });
  const value = [{ name: 'И\u0306од', tags: [], shown: true }];
  await api.db.insert(schema.siteContent).values({ name: 'managers', value });
  await upgrade();
  const [row] = await api.db.select().from(schema.users).where(eq(schema.users.id, user.id));
  assert.deepEqual([row?.organizer_note, row?.industry, row?.phone], ['Йод', 'Йод', '+7 912']);
  const [post] = await api.db.select().from(schema.news);
  assert.deepEqual([post?.title, post?.text], ['—', 'Йод']);
  const notices = await api.db.select().from(schema.notices);
  assert.deepEqual(
    notices.map((notice) => [notice.text, notice.data]),
    [[null, { place: 'Зал', body: 'Йод', count: 2 }]],
  );
  const [page] = await api.db.select().from(schema.siteContent).where(eq(schema.siteContent.name, 'managers'));
  assert.deepEqual(page?.value, [{ name: 'Йод', tags: [], shown: true }]);
  const [meeting] = await api.db.select().from(schema.meetings);
  assert.equal(meeting?.link, 'https://one.example');
});
