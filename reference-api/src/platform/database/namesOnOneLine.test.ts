import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eq } from 'drizzle-orm';
import { applyMigration } from '#testing/applyMigration.ts';
import { openTestApp } from '#testing/scene.ts';
import { users } from './schema.ts';

const api = await openTestApp();

test('puts only multi-line stored names on one line', async () => {
  const ordinary = await api.createUser({ company: 'ООО «Печать»', firstname: 'Анна-Мария', lastname: 'Ёлкина' });
  const tricky = await api.createUser({
    company: 'Банк\r\n\r\nВаш счёт\u2028закрыт',
    firstname: '\u202EАнна\t',
    lastname: '\u0001\u2066',
  });
  await applyMigration(api.db, '0023_names_on_one_line');
  const namesOf = async ({ id }: { id: number }) => {
    const [user] = await api.db.select().from(users).where(eq(users.id, id));
    return [user?.company, user?.firstname, user?.lastname];
  };
  assert.deepEqual(await namesOf(ordinary), ['ООО «Печать»', 'Анна-Мария', 'Ёлкина']);
  assert.deepEqual(await namesOf(tricky), ['Банк Ваш счёт закрыт', 'Анна', '—']);
});
