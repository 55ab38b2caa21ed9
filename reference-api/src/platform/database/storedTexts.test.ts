import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eq, sql } from 'drizzle-orm';
import { emailKey } from 'shared-api/text';
import { applyMigration } from '#testing/applyMigration.ts';
import { openTestApp } from '#testing/scene.ts';
import { selectRows } from './database.ts';
import { cities, users } from './schema.ts';

const api = await openTestApp();
const upgrade = () => api.db.transaction((tx) => applyMigration(tx, '0038_stored_texts'));
const rowOf = async ({ id }: { id: number }) => (await api.db.select().from(users).where(eq(users.id, id)))[0];

test('[TXT-02] stored names lose invisible characters, blank ones become a dash', async () => {
  const plain = await api.createUser({ company: 'ООО «Печать» 👨\u200D👩\u200D👧', description: 'раз\nдва' });
  const tricky = await api.createUser({
    company: '\u3164\u200B',
    firstname: 'Рома\u00ADн\u200B',
    lastname: 'И\u0306од',
  });
  await upgrade();
  assert.equal((await rowOf(plain))?.company, 'ООО «Печать» 👨\u200D👩\u200D👧');
  const row = await rowOf(tricky);
  assert.deepEqual([row?.company, row?.firstname, row?.lastname], ['—', 'Роман', 'Йод']);
});

test('[TXT-01] addresses of e-mails get the keys of TypeScript', async () => {
  const emails = [
    'anna@пример.рф',
    'ёж@Почта.Россия.рф',
    'ира@bücher.example',
    'я@münchen-ост.де',
    'олег@ascii.example',
    'x@点看.example',
  ];
  const ids: number[] = [];
  for (const email of emails) ids.push((await api.createUser({ email, email_key: email.toLowerCase() })).id);
  await upgrade();
  for (const [index, email] of emails.entries())
    assert.equal((await rowOf({ id: ids[index] ?? 0 }))?.email_key, emailKey(email));
});

test('[TXT-01] two accounts of one mailbox keep two keys', async () => {
  const [one, other] = [
    await api.createUser({ email: 'two@xn--e1afmkfd.xn--p1ai', email_key: 'two@xn--e1afmkfd.xn--p1ai' }),
    await api.createUser({ email: 'two@пример.рф', email_key: 'two@пример.рф' }),
  ];
  await upgrade();
  assert.equal((await rowOf(one))?.email_key, 'two@xn--e1afmkfd.xn--p1ai');
  assert.equal((await rowOf(other))?.email_key, 'two@пример.рф');
});

test('[TXT-01] two spellings of a city are not merged', async () => {
  const city = (id: number, title: string) => ({ id, country_id: 1, title });
  await api.db.insert(cities).values([city(9001, 'Королёв'), city(9002, 'Короле\u0308в')]);
  await upgrade();
  const found = await api.db.select().from(cities).where(eq(cities.title_key, 'королев'));
  assert.deepEqual(found.map(({ title }) => title).sort(), ['Короле\u0308в', 'Королёв']);
});

test('[TXT-01] stored hyphens of Word get the key of a keyboard', async () => {
  const [key] = await selectRows<{ definition: string }>(
    api.db,
    sql`select pg_get_functiondef('text_key(text)'::regprocedure) as definition`,
  );
  await api.db.execute(sql.raw((key?.definition ?? '').replaceAll('\\2010\\2011', 'xx')));
  const user = await api.createUser({ company: 'Ростов\u2011на\u2010Дону' });
  assert.equal((await rowOf(user))?.company_key, 'ростов\u2011на\u2010дону');
  await applyMigration(api.db, '0042_hyphens');
  assert.equal((await rowOf(user))?.company_key, 'ростов-на-дону');
});
