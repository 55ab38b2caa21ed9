import { boolean, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { Schema } from '../contract/types.ts';
import { day, id, instant } from './internalTables.ts';

/** The ledger of all notices to users; `key` makes a kind once per subject. */
export const notices = pgTable('notices', {
  id: id(),
  user_id: integer().notNull(),
  kind: text().$type<Schema<'NoticeKind'>>().notNull(),
  key: text().notNull(),
  actor_id: integer(),
  invitation_id: integer(),
  meeting_id: integer(),
  date: day(),
  point: text(),
  from_date: day(),
  from_point: text(),
  text: text(),
  data: jsonb().$type<NoticeData>().notNull().default({}),
  urgent: boolean().notNull().default(false),
  created_at: instant().notNull().defaultNow(),
  told_at: instant(),
  read_at: instant(),
  shown_at: instant(),
  bot_at: instant(),
});

/** Facts of a notice that no query looks for. */
export interface NoticeData {
  place?: string;
  count?: number;
  /** The text of an organizer's mailing. */
  body?: string;
  cause?: 'taken' | 'left' | 'event' | 'unanswered';
  /** Free in the slot. */
  companies?: { id: number; company: string }[];
  /** Revision of the meeting's calendar event. */
  sequence?: number;
  /** Its e-mail was sent. */
  mailed?: true;
  /** The news post that it tells of. */
  post?: number;
}

export const noticeSettings = pgTable('notice_settings', {
  user_id: integer().primaryKey(),
  quiet_from: text().default('22:00'),
  quiet_to: text().default('08:00'),
  groups: jsonb().$type<Schema<'NoticeSettings'>['groups']>().notNull().default({}),
  hide_text: boolean().notNull().default(false),
});

/** Browsers that get web push; one per session, which it ends with. */
export const pushSubscriptions = pgTable('push_subscriptions', {
  id: id(),
  user_id: integer().notNull(),
  session_hash: text().notNull(),
  endpoint: text().notNull(),
  p256dh: text().notNull(),
  auth: text().notNull(),
  device: text().notNull(),
  created_at: instant().notNull(),
  confirmed_at: instant().notNull(),
});
