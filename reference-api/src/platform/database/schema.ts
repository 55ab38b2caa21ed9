import { sql } from 'drizzle-orm';
import { bigint, boolean, integer, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { day, id, instant } from './internalTables.ts';

// Columns as the queries need them; keys, checks and indexes are in the SQL migrations.
export * from './internalTables.ts';
export * from './meetingTables.ts';
export * from './noticeTables.ts';
export * from './organizerTables.ts';
export * from './wishTables.ts';

export const countries = pgTable('countries', { id: id(), title: text().notNull() });

export const cities = pgTable('cities', {
  id: id(),
  country_id: integer().notNull(),
  title: text().notNull(),
  title_key: text()
    .notNull()
    .generatedAlwaysAs(sql`text_key(title)`),
});

export const activities = pgTable('activities', {
  id: id(),
  value: text().notNull(),
  node: integer().notNull().default(0),
});

export const industries = pgTable('industries', { id: id(), name: text().notNull().unique() });

export const settings = pgTable('settings', { name: text().primaryKey(), value: boolean().notNull() });

export const secrets = pgTable('secrets', { name: text().primaryKey(), value: text().notNull() });

export const users = pgTable('users', {
  id: id(),
  type: text({ enum: ['Заказчик', 'Поставщик'] }).notNull(),
  email: text().notNull(),
  email_key: text().notNull(),
  phone: text().notNull(),
  phone_key: text().notNull(),
  password_hash: text().notNull(),
  firstname: text().notNull(),
  lastname: text().notNull(),
  company: text().notNull(),
  company_key: text()
    .notNull()
    .generatedAlwaysAs(sql`text_key(company)`),
  city_id: integer().notNull(),
  avatar: text().notNull().default('/images/avatar/default.png'),
  description: text().notNull().default(''),
  site: text().notNull().default(''),
  minimum_circulation: text().array().notNull().default([]),
  minimum_sum: text().array().notNull().default([]),
  activity_keys: smallint().array().notNull().default([]),
  wanted_count: smallint().notNull().default(0),
  branding: text().notNull().default(''),
  industry: text().notNull().default(''),
  is_advertising_agency: boolean().notNull().default(false),
  only_chat: boolean().notNull().default(false),
  is_admin: boolean().notNull().default(false),
  is_blocked: boolean().notNull().default(false),
  is_activated: boolean().notNull().default(true),
  is_email_proven: boolean().notNull().default(false),
  registration_step: text({ enum: ['COMPANY', 'FILES', 'MEETINGS', 'FINISHED'] })
    .notNull()
    .default('COMPANY'),
  notify: text({ enum: ['NOT', 'SMS', 'EMAIL', 'ALL'] })
    .notNull()
    .default('EMAIL'),
  storage_total: integer().notNull().default(524_288_000),
  connection_code: text().notNull(),
  connection_username: text(),
  connection_chat_id: text(),
  unsubscribe_token: uuid().notNull().defaultRandom(),
  calendar_token: text()
    .notNull()
    .default(sql`''`),
  created_at: instant().notNull(),
  declined_at: instant(),
  decline_reason: text(),
  stand: text().notNull().default(''),
  organizer_note: text().notNull().default(''),
  version: integer().notNull().default(0),
  state_at: instant(),
  state: text({ enum: ['registering', 'waiting', 'declined', 'active', 'blocked'] })
    .notNull()
    .generatedAlwaysAs(sql`''`),
});

export const userActivities = pgTable(
  'user_activities',
  { user_id: integer().notNull(), activity_id: integer().notNull() },
  (table) => [primaryKey({ columns: [table.user_id, table.activity_id] })],
);

/** Number of companies per filter option: the sum of its rows. Maintained by triggers. */
export const catalogueCounts = pgTable('catalogue_counts', {
  type: text({ enum: ['Заказчик', 'Поставщик'] }).notNull(),
  kind: text({ enum: ['city', 'branding', 'circulation', 'sum', 'activity'] }).notNull(),
  value: text().notNull(),
  count: integer().notNull(),
});

/** When a recipient was last e-mailed about an invitation of a sender. */
export const invitationEmails = pgTable(
  'invitation_letters',
  { sender_id: integer().notNull(), recipient_id: integer().notNull(), sent_at: instant().notNull() },
  (table) => [primaryKey({ columns: [table.sender_id, table.recipient_id] })],
);

/** Signatures of recently accepted calls of other servers, which may not be repeated. */
export const pushTriggers = pgTable('push_triggers', {
  signature: text().primaryKey(),
  expires_at: instant().notNull(),
});

const pointStatus = () => text({ enum: ['AVAILABLE', 'BLOCKED'] });

export const defaultPoints = pgTable(
  'default_points',
  { user_id: integer().notNull(), point: text().notNull(), status: pointStatus().notNull() },
  (table) => [primaryKey({ columns: [table.user_id, table.point] })],
);

export const datePoints = pgTable(
  'date_points',
  { user_id: integer().notNull(), date: day().notNull(), point: text().notNull(), status: pointStatus().notNull() },
  (table) => [primaryKey({ columns: [table.user_id, table.date, table.point] })],
);

export const invitations = pgTable('invitations', {
  id: id(),
  sender_id: integer().notNull(),
  recipient_id: integer().notNull(),
  date: day().notNull(),
  point: text().notNull(),
  from_date: day(),
  from_point: text(),
  status: text({ enum: ['AWAITING', 'ACCEPTED', 'REJECTED', 'CANCELED'] })
    .notNull()
    .default('AWAITING'),
  created_at: instant().notNull(),
  meeting_id: integer(),
  text: text(),
  reason: text(),
  answered_at: instant(),
  expires_at: instant(),
});

export const chats = pgTable('chats', { id: id(), low_id: integer().notNull(), high_id: integer().notNull() });

export const messages = pgTable('messages', {
  id: id(),
  chat_id: integer().notNull(),
  user_id: integer().notNull(),
  text: text().notNull(),
  client_id: uuid(),
  created_at: instant().notNull(),
  revision: integer().notNull().default(0),
});

export const deletedMessages = pgTable(
  'deleted_messages',
  { user_id: integer().notNull(), client_id: uuid().notNull(), deleted_at: instant().notNull() },
  (table) => [primaryKey({ columns: [table.user_id, table.client_id] })],
);

export const chatSides = pgTable(
  'chat_sides',
  {
    chat_id: integer().notNull(),
    user_id: integer().notNull(),
    partner_id: integer().notNull(),
    last_message_id: integer(),
    updated_at: instant().notNull(),
    is_seen: boolean().notNull(),
    unseen_from_id: integer(),
    emailed_id: integer(),
    emailed_at: instant(),
  },
  (table) => [primaryKey({ columns: [table.chat_id, table.user_id] })],
);

export const mailings = pgTable('mailings', {
  id: id(),
  sender_id: integer().notNull(),
  client_id: uuid(),
  text: text().notNull(),
  attachment_ids: integer().array().notNull().default([]),
  created_at: instant().notNull(),
});

export const mailingRecipients = pgTable(
  'mailing_recipients',
  { mailing_id: integer().notNull(), user_id: integer().notNull(), is_sent: boolean().notNull().default(false) },
  (table) => [primaryKey({ columns: [table.mailing_id, table.user_id] })],
);

const storedFile = () => ({
  id: id(),
  user_id: integer().notNull(),
  name: text().notNull(),
  type: text().notNull(),
  size: integer().notNull(),
  stored_name: text().notNull(),
  created_at: instant().notNull(),
});

export const companyFiles = pgTable('company_files', storedFile());

export const attachments = pgTable('attachments', {
  ...storedFile(),
  is_deleted: boolean().notNull().default(false),
  sent_at: instant(),
});

export const messageAttachments = pgTable(
  'message_attachments',
  { message_id: integer().notNull(), attachment_id: integer().notNull() },
  (table) => [primaryKey({ columns: [table.message_id, table.attachment_id] })],
);

export const photos = pgTable('photos', {
  id: id(),
  user_id: integer().notNull(),
  original_name: text().notNull(),
  thumbnail_name: text().notNull(),
  created_at: instant().notNull(),
});

/** Favourites, private notes and saved filters of an account; an empty value is a removed one. */
export const marks = pgTable(
  'marks',
  {
    user_id: integer().notNull(),
    kind: text({ enum: ['favourite', 'note', 'filter'] }).notNull(),
    key: text().notNull(),
    value: text().notNull(),
    changed_at: bigint({ mode: 'number' }).notNull(),
    /** Counts the account's changes. */
    version: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.user_id, table.kind, table.key] })],
);
