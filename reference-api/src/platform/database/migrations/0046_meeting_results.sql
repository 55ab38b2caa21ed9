-- Without references to meetings: what a company wrote outlives a meeting that is cancelled afterwards.
create table meeting_results (
  meeting_id integer not null,
  user_id integer not null references users on delete cascade,
  partner_id integer not null references users on delete cascade,
  date date not null,
  point text not null,
  outcome text not null,
  who_missed text,
  note text not null default '',
  next_at date,
  updated_at timestamptz not null,
  primary key (meeting_id, user_id)
);--> statement-breakpoint
create index meeting_results_user on meeting_results (user_id, date);--> statement-breakpoint
create index meeting_results_partner on meeting_results (partner_id);--> statement-breakpoint

-- One sentence of both sides; a proposal leaves the confirmed one in force.
create table meeting_agreements (
  meeting_id integer primary key,
  first_id integer not null references users on delete cascade,
  second_id integer not null references users on delete cascade,
  date date not null,
  point text not null,
  version integer not null,
  agreed_text text,
  agreed_at timestamptz,
  proposed_text text,
  proposed_by integer,
  proposed_at timestamptz
);--> statement-breakpoint
create index meeting_agreements_first on meeting_agreements (first_id, date);--> statement-breakpoint
create index meeting_agreements_second on meeting_agreements (second_id, date);
