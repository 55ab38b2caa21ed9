import { integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import type { Schema } from '../contract/types.ts';
import { day, id, instant } from './internalTables.ts';

export const meetings = pgTable('meetings', {
  id: id(),
  date: day().notNull(),
  point: text().notNull(),
  link: text(),
  place_id: integer(),
  sequence: integer().notNull().default(0),
  version: integer().notNull().default(0),
  created_at: instant().notNull(),
});

export const meetingSides = pgTable(
  'meeting_sides',
  {
    meeting_id: integer().notNull(),
    user_id: integer().notNull(),
    partner_id: integer().notNull(),
    date: day().notNull(),
    point: text().notNull(),
    arrived_at: instant(),
    late_minutes: smallint(),
  },
  (table) => [primaryKey({ columns: [table.user_id, table.date, table.point] })],
);

/** Both sides of meetings that were cancelled in the last days, for calendars that subscribe. */
export const cancelledMeetings = pgTable(
  'cancelled_meetings',
  {
    meeting_id: integer().notNull(),
    user_id: integer().notNull(),
    partner_id: integer().notNull(),
    date: day().notNull(),
    point: text().notNull(),
    sequence: integer().notNull(),
    cancelled_at: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.user_id, table.meeting_id] })],
);

/** How one side says a meeting went; the other side never sees it. */
export const meetingResults = pgTable(
  'meeting_results',
  {
    meeting_id: integer().notNull(),
    user_id: integer().notNull(),
    partner_id: integer().notNull(),
    date: day().notNull(),
    point: text().notNull(),
    outcome: text().$type<Schema<'MeetingOutcome'>>().notNull(),
    who_missed: text().$type<Schema<'MeetingSide'>>(),
    note: text().notNull().default(''),
    next_at: day(),
    updated_at: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.meeting_id, table.user_id] })],
);

/** The sentence that both sides of a meeting have agreed on, and a proposal that awaits the other side. */
export const meetingAgreements = pgTable('meeting_agreements', {
  meeting_id: integer().primaryKey(),
  /** The smaller of the sides' ids. */
  first_id: integer().notNull(),
  second_id: integer().notNull(),
  date: day().notNull(),
  point: text().notNull(),
  version: integer().notNull(),
  agreed_text: text(),
  agreed_at: instant(),
  proposed_text: text(),
  proposed_by: integer(),
  proposed_at: instant(),
});

/** Slots that fell free, until a job has offered them to their owners. */
export const freedSlots = pgTable('freed_slots', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  user_id: integer().notNull(),
  date: day().notNull(),
  point: text().notNull(),
});
