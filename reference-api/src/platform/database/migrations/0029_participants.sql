-- What organizers decide about companies and note on them.
alter table users
  add column declined_at timestamptz,
  add column decline_reason text check (char_length(decline_reason) <= 300),
  add column stand text not null default '' check (char_length(stand) <= 60),
  add column organizer_note text not null default '' check (char_length(organizer_note) <= 1000),
  -- edits of the company's card by organizers
  add column version integer not null default 0,
  add column state_at timestamptz;--> statement-breakpoint

alter table users add column state text not null generated always as (
  case
    when is_blocked then 'blocked'
    when not is_activated and declined_at is not null then 'declined'
    when not is_activated then 'waiting'
    when registration_step <> 'FINISHED' then 'registering'
    else 'active'
  end
) stored;--> statement-breakpoint

create index users_by_state on users (state, type) where not is_admin;--> statement-breakpoint
create index users_by_company on users (company_key, id) where not is_admin;--> statement-breakpoint
create index users_by_domain on users (split_part(email_key, '@', 2)) where not is_admin;--> statement-breakpoint
create index users_by_creation on users (created_at, id) where not is_admin;--> statement-breakpoint

-- When a user was last here, and when last active: invited, answered, wrote or changed slots; both to five minutes.
create table user_activity (
  user_id integer primary key references users (id) on delete cascade,
  seen_at timestamptz not null,
  active_at timestamptz
);--> statement-breakpoint
create index user_activity_by_time on user_activity (seen_at, user_id);--> statement-breakpoint

-- Who has opened time.
create index default_points_available on default_points (user_id) where status = 'AVAILABLE';--> statement-breakpoint
create index date_points_available on date_points (user_id, date) where status = 'AVAILABLE';
