import { sql } from 'drizzle-orm';
import { intArray, type Database } from '#platform/database/database.ts';

export interface Delivered {
  id: number;
  chat_id: number;
  recipient_id: number;
}

/** Updates both participants' rows of the chats that got one author's new messages. The caller holds the locks of the chats. */
export async function updateSides(tx: Database, authorId: number, delivered: Delivered[], now: Date): Promise<void> {
  const rows = sql`unnest(
    ${intArray(delivered.map(({ id }) => id))}, ${intArray(delivered.map(({ chat_id }) => chat_id))}, ${intArray(delivered.map(({ recipient_id }) => recipient_id))}
  ) as new (id, chat_id, recipient_id)`;
  await tx.execute(sql`
    insert into chat_sides as side (chat_id, user_id, partner_id, last_message_id, updated_at, is_seen, unseen_from_id)
    select chat_id, ${authorId}::int, recipient_id, id, ${now.toISOString()}::timestamptz, true, null from ${rows}
    union all
    select chat_id, recipient_id, ${authorId}::int, id, ${now.toISOString()}::timestamptz, false, id from ${rows}
    on conflict (chat_id, user_id) do update set
      last_message_id = excluded.last_message_id,
      updated_at = excluded.updated_at,
      is_seen = excluded.is_seen,
      unseen_from_id = case
        when excluded.is_seen then null
        when side.is_seen then excluded.unseen_from_id
        else coalesce(side.unseen_from_id, side.last_message_id, excluded.unseen_from_id)
      end
  `);
}

/** Removes a message that is about to be deleted from both participants' rows. The caller holds the chat's lock. */
export async function forgetMessage(tx: Database, { id, chat_id }: { id: number; chat_id: number }): Promise<void> {
  // Both conditions read the rows before this update, so unseen_from_id and last_message_id may name the message itself.
  await tx.execute(sql`
    update chat_sides as side set
      last_message_id = last.id,
      updated_at = coalesce(last.created_at, side.updated_at),
      is_seen = side.is_seen or not exists (
        select 1 from messages as unseen
        where unseen.chat_id = side.chat_id and unseen.user_id = side.partner_id and unseen.id <> ${id}
          and unseen.id >= coalesce(side.unseen_from_id, side.last_message_id)
      )
    from (select 1) as always
    left join lateral (select id, created_at from messages where chat_id = ${chat_id} and id <> ${id} order by id desc limit 1) as last on true
    where side.chat_id = ${chat_id}
  `);
}
