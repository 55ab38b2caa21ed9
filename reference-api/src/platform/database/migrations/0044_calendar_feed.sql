-- Whoever has the link reads the meetings: 244 random bits, replaced when the company resets it.
alter table users add column calendar_token text not null
  default replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '');--> statement-breakpoint
create unique index users_calendar_token on users (calendar_token);--> statement-breakpoint

-- Calendars that subscribe learn for some days what is cancelled.
create table cancelled_meetings (
  meeting_id integer not null,
  user_id integer not null references users on delete cascade,
  partner_id integer not null references users on delete cascade,
  date date not null,
  point text not null,
  sequence integer not null,
  cancelled_at timestamptz not null,
  primary key (user_id, meeting_id)
);--> statement-breakpoint
create index cancelled_meetings_at on cancelled_meetings (cancelled_at);--> statement-breakpoint
create index cancelled_meetings_partner on cancelled_meetings (partner_id);
