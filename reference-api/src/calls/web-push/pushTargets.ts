import { sql } from 'drizzle-orm';
import { selectRows, type Database } from '#platform/database/database.ts';
import { plainName, plainText } from '#platform/mail/mail.ts';
import { DEFAULT_QUIET_HOURS } from '../notices/quietHours.ts';
import type { UnseenMessage } from './pushItems.ts';

/** A browser, and what its owner wants. */
export interface Target {
  id: number;
  user_id: number;
  endpoint: string;
  p256dh: string;
  auth: string;
  hide_text: boolean;
  wants_messages: boolean;
  quiet_from: string | null;
  quiet_to: string | null;
}

/** @returns undefined once its session has ended */
export async function findTarget(db: Database, subscriptionId: number, now: Date): Promise<Target | undefined> {
  const [found] = await selectRows<Target & { has_settings: boolean }>(
    db,
    sql`select browser.id, browser.user_id, endpoint, p256dh, auth, settings.user_id is not null as has_settings, quiet_from, quiet_to,
      coalesce(hide_text, false) as hide_text, coalesce((groups -> 'messages' ->> 'browser')::boolean, true) as wants_messages
    from push_subscriptions as browser
    join sessions on token_hash = session_hash and expires_at > ${now.toISOString()}::timestamptz
    join users on users.id = browser.user_id and not is_blocked and is_activated
    left join notice_settings as settings on settings.user_id = browser.user_id
    where browser.id = ${subscriptionId}`,
  );
  return found && { ...found, ...(!found.has_settings && DEFAULT_QUIET_HOURS) };
}

/** @returns undefined when its chat has a newer message, or it was seen or deleted */
export async function findUnseen(db: Database, messageId: number, userId: number): Promise<UnseenMessage | undefined> {
  const [found] = await selectRows<UnseenMessage>(
    db,
    sql`select side.chat_id, partner_id, company, text
    from messages join chat_sides as side on side.chat_id = messages.chat_id and side.last_message_id = messages.id
    join users as partner on partner.id = partner_id and not partner.is_blocked
    where messages.id = ${messageId} and side.user_id = ${userId} and messages.user_id <> ${userId} and not side.is_seen`,
  );
  return found && { ...found, company: plainName(found.company), text: plainText(found.text) };
}
