import { sql } from 'drizzle-orm';
import { BRANDINGS, CIRCULATIONS, SUMS } from 'reference-api/calls/profile/options';
import { selectRows, type Database } from 'reference-api/platform/database/database';
import { COMPANY_FORMS, COMPANY_WORDS, DESCRIPTIONS, MESSAGES } from './words.ts';

export interface Scale {
  companies: number;
  messages: number;
}

const MESSAGES_PER_CHAT = 10;
const DEMO_SUPPLIER = 1;
/** Chats of the first demo account, which serves as a busy one. */
const DEMO_CHATS = 2000;

/** Adds companies and chats to a seeded database, by queries that generate the rows inside it. */
export async function fillScale(db: Database, { companies, messages }: Scale, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    // One statement writes a million rows.
    await tx.execute(sql`set local statement_timeout = 0`);
    // The rows have explicit ids, so no other transaction may take one meanwhile.
    await tx.execute(sql`lock table users, chats, messages in share row exclusive mode`);
    const base = await greatestId(tx, 'users');
    await addCompanies(tx, base, companies, now);
    await addTalks(tx, base, companies, messages, now);
  });
  // The planner must know the new sizes before the first query.
  await db.execute(sql`vacuum analyze`);
}

/** An item of a list, selected by an SQL expression. */
const pick = (words: readonly string[], by: string) =>
  sql`(${sql.param(JSON.stringify(words))}::jsonb ->> (${sql.raw(by)} % ${sql.raw(String(words.length))})::int)`;

async function addCompanies(tx: Database, base: number, companies: number, now: Date): Promise<void> {
  const at = now.toISOString();
  await tx.execute(sql`create temporary table scale_areas on commit drop as
    select distinct n, item.id as activity_id, item.node from generate_series(1, ${companies}::int) as n, generate_series(1, 4) as k,
      lateral (select id, node from activities where node <> 0 offset ((n * 31 + k * 17) % (select count(*) from activities where node <> 0)) limit 1) as item`);
  // Inserts what is kept of the areas directly: otherwise their trigger would update every company.
  await tx.execute(sql`
    insert into users (id, type, email, email_key, phone, phone_key, password_hash, firstname, lastname, company, city_id, description, site,
      minimum_circulation, minimum_sum, branding, industry, is_advertising_agency, only_chat, registration_step, connection_code, created_at, activity_keys, wanted_count)
    select ${base}::int + n, case n % 2 when 1 then 'Поставщик' else 'Заказчик' end, 'scale' || n || '@vstrecha.example', 'scale' || n || '@vstrecha.example',
      '+7 800 ' || n, '7800' || n, '', ${pick(['Анна', 'Иван', 'Ольга', 'Пётр', 'Мария'], 'n / 3')}, ${pick(['Ким', 'Грач', 'Дюма', 'Черных', 'Живаго'], 'n / 7')},
      ${pick(COMPANY_FORMS, 'n / 2')} || ' «' || ${pick(COMPANY_WORDS, 'n::bigint * 7919 / 11')} || ' ' || ${pick(COMPANY_WORDS, 'n::bigint * 104729 / 13')} || '» № ' || n,
      1 + (power(random(), 2) * (select max(id) - 1 from cities))::int, ${pick(DESCRIPTIONS, 'n / 5')}, 'https://scale' || n || '.vstrecha.example',
      array[${pick(CIRCULATIONS, 'n / 2')}], array[${pick(SUMS, 'n / 3')}], ${pick(BRANDINGS, 'n / 4')}, '', n % 14 = 0, n % 9 = 0, 'FINISHED', 'scale' || n, ${at}::timestamptz, areas.keys, areas.wanted
    from generate_series(1, ${companies}::int) as n
    join (
      select n, array_agg(key order by key)::smallint[] as keys, max(wanted) as wanted
      from (
        select n, activity_id as key, count(*) over (partition by n) as wanted from scale_areas union select n, node, 0 from scale_areas
      ) as area group by n
    ) as areas using (n)`);
  await tx.execute(
    sql`insert into user_activities (user_id, activity_id) select ${base}::int + n, activity_id from scale_areas`,
  );
  await continueIds(tx, 'users');
}

/** Message n belongs to chat n mod chats, so that ids grow with time in every chat and across all of them. */
async function addTalks(tx: Database, base: number, companies: number, messages: number, now: Date): Promise<void> {
  const half = Math.max(1, Math.floor(companies / 2));
  const demo = Math.min(DEMO_CHATS, half);
  const chats = Math.max(1, Math.ceil(messages / MESSAGES_PER_CHAT));
  const firstChat = await greatestId(tx, 'chats');
  const firstMessage = await greatestId(tx, 'messages');
  await tx.execute(sql`create temporary table scale_chats on commit drop as
    select ${firstChat}::int + k + 1 as id, k,
      case when k < ${demo}::int then ${DEMO_SUPPLIER}::int else ${base}::int + 1 + 2 * (k % ${half}::int) end as supplier,
      ${base}::int + 2 + 2 * case when k < ${demo}::int then k else (k % ${half}::int + 1 + 37 * (k / ${half}::int)) % ${half}::int end as customer
    from generate_series(0, ${chats}::int - 1) as k`);
  await tx.execute(
    sql`insert into chats (id, low_id, high_id) select id, least(supplier, customer), greatest(supplier, customer) from scale_chats`,
  );
  await tx.execute(sql`
    insert into messages (id, chat_id, user_id, text, created_at)
    select ${firstMessage}::int + 1 + n, c.id, case (n / ${chats}::int) % 2 when 0 then c.customer else c.supplier end,
      ${pick(MESSAGES, 'n / 3')}, ${now.toISOString()}::timestamptz - make_interval(secs => (${messages}::int - n) * 2)
    from generate_series(0, ${messages}::int - 1) as n join scale_chats c on c.k = n % ${chats}::int order by n`);
  await tx.execute(sql`
    insert into chat_sides (chat_id, user_id, partner_id, last_message_id, updated_at, is_seen)
    select c.id, case side when 0 then c.supplier else c.customer end, case side when 0 then c.customer else c.supplier end, m.id, m.created_at,
      m.user_id = (case side when 0 then c.supplier else c.customer end) or c.k % 5 <> 0
    from scale_chats c cross join generate_series(0, 1) as side
    join lateral (select id, user_id, created_at from messages where chat_id = c.id order by id desc limit 1) m on true`);
  await continueIds(tx, 'chats');
  await continueIds(tx, 'messages');
}

async function greatestId(tx: Database, table: string): Promise<number> {
  const [row] = await selectRows<{ id: number }>(
    tx,
    sql`select coalesce(max(id), 0) as id from ${sql.identifier(table)}`,
  );
  return row?.id ?? 0;
}

async function continueIds(tx: Database, table: string): Promise<void> {
  await tx.execute(
    sql`select setval(pg_get_serial_sequence(${table}, 'id'), (select max(id) from ${sql.identifier(table)}))`,
  );
}
