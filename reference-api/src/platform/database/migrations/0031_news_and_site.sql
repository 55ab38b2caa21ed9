-- News that organizers write: drafts, a time, an audience, pins. Rows that operators insert are published at once, as before.
alter table news
  add column is_draft boolean not null default false,
  add column publish_at timestamptz,
  add column pinned_until date,
  -- null: everybody
  add column audience text check (audience in ('Заказчик', 'Поставщик')),
  add column author_id integer references users (id),
  add column version integer not null default 0,
  add column edited_at timestamptz,
  add column deleted_at timestamptz,
  -- false until the job has told open pages of a post with a time
  add column is_announced boolean not null default true;--> statement-breakpoint
create index news_to_announce on news (publish_at) where not is_announced;--> statement-breakpoint

alter table events
  add column name text not null default '' check (char_length(name) <= 120),
  add column venue text not null default '' check (char_length(venue) <= 120),
  add column address text not null default '' check (char_length(address) <= 200),
  add column version integer not null default 0;--> statement-breakpoint

-- What participants see of the organizer: contacts, rules, banners, the privacy policy.
create table site_content (
  name text primary key check (name in ('managers', 'rules', 'banners', 'privacy')),
  value jsonb not null,
  version integer not null default 1
);
