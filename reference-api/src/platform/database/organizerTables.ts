import { boolean, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { Schema } from '../contract/types.ts';
import { day, id, instant } from './internalTables.ts';

/** What organizers have done; no call changes or deletes an entry. */
export const organizerJournal = pgTable('organizer_journal', {
  id: id(),
  actor_id: integer(),
  action: text().notNull(),
  subject_type: text().notNull(),
  subject_ids: integer().array().notNull().default([]),
  title: text(),
  before: jsonb().$type<Record<string, unknown>>(),
  after: jsonb().$type<Record<string, unknown>>(),
  reason: text(),
  at: instant().notNull(),
});

/** Answers to writes by their client_id, for repeats. */
export const organizerAnswers = pgTable(
  'organizer_answers',
  {
    actor_id: integer().notNull(),
    call: text().notNull(),
    client_id: uuid().notNull(),
    answer: jsonb(),
    at: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.actor_id, table.call, table.client_id] })],
);

/** When a user was last here and last active, to five minutes. */
export const userActivity = pgTable('user_activity', {
  user_id: integer().primaryKey(),
  seen_at: instant().notNull(),
  active_at: instant(),
});

/** What organizers count and filter by, a row per company; triggers keep it, see the migrations. */
export const companyFacts = pgTable('company_facts', {
  user_id: integer().primaryKey(),
  type: text({ enum: ['Заказчик', 'Поставщик'] }).notNull(),
  state: text({ enum: ['registering', 'waiting', 'declined', 'active', 'blocked'] }).notNull(),
  step: text({ enum: ['COMPANY', 'FILES', 'MEETINGS', 'FINISHED'] }).notNull(),
  only_chat: boolean().notNull(),
  open_slots: integer().notNull().default(0),
  has_invited: boolean().notNull().default(false),
  was_invited: boolean().notNull().default(false),
  meetings: integer().notNull().default(0),
  seen_at: instant(),
  active_at: instant(),
});

/** Where companies meet; a place takes one meeting at a time. */
export const places = pgTable('places', {
  id: id(),
  label: text().notNull(),
  hall: text().notNull().default(''),
  kind: text({ enum: ['table', 'stand', 'room'] }).notNull(),
  is_active: boolean().notNull().default(true),
  version: integer().notNull().default(0),
});

/** What participants see of the organizer. */
export const siteContent = pgTable('site_content', {
  name: text({ enum: ['managers', 'rules', 'banners', 'privacy'] }).primaryKey(),
  value: jsonb().$type<unknown>().notNull(),
  version: integer().notNull().default(1),
});

export const events = pgTable('events', {
  id: id(),
  datestart: day().notNull(),
  dateend: day().notNull(),
  is_active: boolean().notNull().default(true),
  is_demo: boolean().notNull().default(false),
  name: text().notNull().default(''),
  venue: text().notNull().default(''),
  address: text().notNull().default(''),
  version: integer().notNull().default(0),
});

export const news = pgTable('news', {
  id: id(),
  title: text().notNull(),
  text: text().notNull(),
  created_at: instant().notNull(),
  notify: boolean().notNull().default(false),
  is_draft: boolean().notNull().default(false),
  publish_at: instant(),
  pinned_until: day(),
  audience: text({ enum: ['Заказчик', 'Поставщик'] }),
  author_id: integer(),
  version: integer().notNull().default(0),
  edited_at: instant(),
  deleted_at: instant(),
  is_announced: boolean().notNull().default(true),
});

/** Mailings of organizers. */
export const broadcasts = pgTable('broadcasts', {
  id: id(),
  author_id: integer(),
  subject: text().notNull(),
  text: text().notNull(),
  channels: text({ enum: ['email', 'bell', 'bot'] })
    .array()
    .notNull(),
  segment: jsonb().$type<Schema<'BroadcastSegment'>>().notNull(),
  is_service: boolean().notNull(),
  state: text({ enum: ['draft', 'scheduled', 'sending', 'sent'] }).notNull(),
  send_at: instant(),
  event_id: integer(),
  begun_at: instant(),
  sent_at: instant(),
  total: integer(),
  created_at: instant().notNull(),
  version: integer().notNull().default(0),
});

const delivery = () => text({ enum: ['waiting', 'sent', 'failed', 'left_out'] });

/** Who gets a mailing; null for channels that it does not use. */
export const broadcastRecipients = pgTable(
  'broadcast_recipients',
  {
    broadcast_id: integer().notNull(),
    user_id: integer().notNull(),
    is_handled: boolean().notNull().default(false),
    bell: boolean().notNull(),
    email: delivery(),
    bot: delivery(),
    bot_text: text(),
    bot_at: instant(),
  },
  (table) => [primaryKey({ columns: [table.broadcast_id, table.user_id] })],
);
