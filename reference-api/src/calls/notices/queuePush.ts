import { sql } from 'drizzle-orm';
import type { Database } from '#platform/database/database.ts';

/** The job that sends a web push to one browser. */
export const WEB_PUSH = 'web push';

/** Time for a tab in sight to report a notice as shown, or a message as seen. */
export const PUSH_WAIT_MS = 5000;

/** Notices and messages for one browser; several when the quiet hours have held them. */
export interface PushTask {
  subscriptionId: number;
  noticeIds: number[];
  messageIds: number[];
}

/** Most notices, and most messages, that quiet hours hold for one browser. */
const MOST_HELD = 100;

/** Queues a web push of a message to each browser of its recipient, in the transaction that stores it. */
export async function queueMessagePush(tx: Database, messageId: number, recipientId: number, now: Date): Promise<void> {
  const at = new Date(now.getTime() + PUSH_WAIT_MS).toISOString();
  await tx.execute(sql`insert into jobs (name, key, payload, run_at)
    select ${WEB_PUSH}::text, ${`${WEB_PUSH}:message:${messageId}:`}::text || id,
      jsonb_build_object('subscriptionId', id, 'noticeIds', '[]'::jsonb, 'messageIds', jsonb_build_array(${messageId}::int)), ${at}::timestamptz
    from push_subscriptions where user_id = ${recipientId}`);
}

/** Keeps what quiet hours hold until their end, as one task for each browser. */
export async function holdPush(tx: Database, task: PushTask, until: Date): Promise<void> {
  const joined = (name: string) => sql`(jobs.payload -> ${name}::text) || (excluded.payload -> ${name}::text)`;
  await tx.execute(sql`insert into jobs (name, key, payload, run_at)
    values (${WEB_PUSH}, ${`${WEB_PUSH}:night:${task.subscriptionId}`}, ${JSON.stringify(task)}::jsonb, ${until.toISOString()}::timestamptz)
    on conflict (key) do update set payload = jobs.payload || jsonb_build_object('noticeIds', ${joined('noticeIds')}, 'messageIds', ${joined('messageIds')})
    where greatest(jsonb_array_length(jobs.payload -> 'noticeIds'), jsonb_array_length(jobs.payload -> 'messageIds')) < ${MOST_HELD}`);
}
