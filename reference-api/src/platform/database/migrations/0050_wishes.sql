-- Companies that a user wants to meet, without a time: private until both want it.
create table wishes (
  user_id integer not null references users on delete cascade,
  company_id integer not null references users on delete cascade,
  created_at timestamptz not null,
  primary key (user_id, company_id)
);--> statement-breakpoint
create index wishes_company on wishes (company_id);--> statement-breakpoint

-- Times that the evening's matching proposes to both sides.
create table wish_proposals (
  customer_id integer not null references users on delete cascade,
  supplier_id integer not null references users on delete cascade,
  date date not null,
  point text not null,
  made_on date not null,
  primary key (customer_id, supplier_id)
);--> statement-breakpoint
create index wish_proposals_supplier on wish_proposals (supplier_id);--> statement-breakpoint

-- Evenings whose matching has been done.
create table wish_evenings (date date primary key);
