-- An empty value is a removed mark: other devices have to hear that it was removed.
create table marks (
  user_id integer not null references users on delete cascade,
  kind text not null,
  key text not null,
  value text not null,
  changed_at bigint not null,
  version integer not null,
  primary key (user_id, kind, key)
);--> statement-breakpoint
create index marks_version on marks (user_id, version);
