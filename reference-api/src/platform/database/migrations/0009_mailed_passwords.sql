-- Passwords that were mailed on request: each opens the account once within an hour, and only then takes the place of the old one.
-- They are random and long, so a quick hash guards them as well as a slow one.
create table mailed_passwords (
  user_id integer not null references users (id) on delete cascade,
  password_hash text not null,
  expires_at timestamptz not null,
  primary key (user_id, password_hash)
);--> statement-breakpoint

-- From where an account was opened with the right password: such a place is not held back while others guess. Hashes of both.
create table known_places (
  key text primary key,
  seen_at timestamptz not null
);--> statement-breakpoint

-- Limits have windows of their own lengths, and rows are deleted when their window is over.
alter table attempts add column window_end timestamptz;--> statement-breakpoint
update attempts set window_end = window_start + interval '5 minutes';--> statement-breakpoint
alter table attempts alter column window_end set not null;--> statement-breakpoint
alter table attempts drop column window_start;--> statement-breakpoint
create index attempts_over on attempts (window_end);
