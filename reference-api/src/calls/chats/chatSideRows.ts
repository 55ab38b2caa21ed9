import { sql, type SQL } from 'drizzle-orm';
import { intArray, selectRows, type Database } from '#platform/database/database.ts';
import { updateActivity } from '#platform/sessions/sessions.ts';

export interface Delivered {
  id: number;
  chat_id: number;
  recipient_id: number;
}

/** Updates both participants' rows of the chats that got one author's new messages. The caller holds the locks of the chats. */
export async function updateSides(tx: Database, authorId: number, delivered: Delivered[], now: Date): Promise<void> {
  await tx.execute(upsertSides(authorId, delivered, now));
}

/** A participant's chat after a new message, which is its last one. */
export interface ChatSide {
  owner_id: number;
  user_id: number;
  seen: boolean;
  avatar: string;
  company: string;
  is_blocked: boolean;
  /** Whether the author has deleted a message with this client_id. */
  is_deleted: boolean;
}

/**
 * Does in one statement what each new message needs: updates both rows of its chat, notes the author's activity, and reads the chats, the
 * author's last. It runs after the message's insert, which waits for a deletion of the same client_id. The caller holds the chat's lock.
 */
export function updateSidesOf(
  tx: Database,
  { authorId, clientId, delivered }: { authorId: number; clientId: string | undefined; delivered: Delivered },
  now: Date,
): Promise<ChatSide[]> {
  return selectRows(
    tx,
    sql`with side as (${upsertSides(authorId, [delivered], now)} returning user_id, partner_id, is_seen), active as (${updateActivity(authorId, now)})
      select side.user_id as owner_id, side.partner_id as user_id, side.is_seen as seen, partner.avatar, partner.company, partner.is_blocked,
        exists (select from deleted_messages as deleted where deleted.user_id = ${authorId}::int and deleted.client_id = ${clientId ?? null}::uuid) as is_deleted
      from side join users as partner on partner.id = side.partner_id order by side.user_id = ${authorId}::int`,
  );
}

function upsertSides(authorId: number, delivered: Delivered[], now: Date): SQL {
  const rows = sql`unnest(
    ${intArray(delivered.map(({ id }) => id))}, ${intArray(delivered.map(({ chat_id }) => chat_id))}, ${intArray(delivered.map(({ recipient_id }) => recipient_id))}
  ) as new (id, chat_id, recipient_id)`;
  return sql`
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
  `;
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
