import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'drizzle-orm';
import { openTestDatabase } from '#testing/openTestDatabase.ts';
import { selectRows, type Database } from './database.ts';

/** Names of the statements that the connection of a transaction has prepared. */
const namesOf = async (tx: Database) =>
  (await selectRows<{ name: string }>(tx, sql`select name from pg_prepared_statements`)).map(({ name }) => name);

test('prepares a statement with parameters once it is frequent', async (t) => {
  const { db, close } = await openTestDatabase();
  t.after(close);
  await db.transaction(async (tx) => {
    const repeat = async (times: number) => {
      for (let time = 0; time < times; time += 1) {
        assert.deepEqual(await selectRows(tx, sql`select ${time}::int as "time"`), [{ time }]);
        await tx.execute(sql`select 1 as one`);
      }
    };
    const before = await namesOf(tx);
    await repeat(19);
    assert.deepEqual(await namesOf(tx), before);
    await repeat(3);
    assert.equal((await namesOf(tx)).length, before.length + 1);
  });
});

test('keeps prepared statements working when a table gets columns [OPS-08]', async (t) => {
  const { db, close } = await openTestDatabase();
  t.after(close);
  await db.transaction(async (tx) => {
    await tx.execute(sql`create table upgraded (id int)`);
    await tx.execute(sql`insert into upgraded values (1)`);
    const read = async () => {
      for (let time = 0; time < 30; time += 1)
        assert.deepEqual(await selectRows(tx, sql`select id from upgraded where id = ${1}`), [{ id: 1 }]);
    };
    await read();
    await tx.execute(sql`alter table upgraded add column name text`);
    await read();
    await tx.execute(sql`drop table upgraded`);
  });
});

test('drops outdated statements of transactions after a column’s type changes [OPS-08]', async (t) => {
  const { db, close } = await openTestDatabase();
  t.after(close);
  const read = () => db.transaction((tx) => selectRows(tx, sql`select id from retyped where ${true}::bool`));
  await db.execute(sql`create table retyped as select 1 as id`);
  for (let time = 0; time < 30; time += 1) await read();

  await db.execute(sql`alter table retyped alter column id type text`);
  await assert.rejects(read);
  assert.deepEqual(await read(), [{ id: '1' }]);
  await db.execute(sql`drop table retyped`);
});

test('keeps the number of prepared statements limited', async (t) => {
  const { db, close } = await openTestDatabase();
  t.after(close);
  await db.transaction(async (tx) => {
    for (let kind = 0; kind < 210; kind += 1)
      for (let time = 0; time < 21; time += 1)
        await tx.execute(sql`select ${time}::int as ${sql.identifier(`k${kind}`)}`);
    assert.ok((await namesOf(tx)).length <= 200);
  });
});
