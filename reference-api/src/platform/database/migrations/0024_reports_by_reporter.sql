-- A failure of a build, by reporter: whoever reports it again and again counts once. Reporters are hashes of an account or a network.
drop table failure_reports;--> statement-breakpoint
create table failure_reports (
  remote text not null,
  build text not null,
  expose text not null,
  phase text not null,
  error text not null,
  reporter text not null,
  is_account boolean not null,
  browser text not null,
  shell text not null,
  reports integer not null,
  first_at timestamptz not null,
  last_at timestamptz not null,
  primary key (remote, build, reporter, expose, phase, error)
);--> statement-breakpoint
-- For the budget of a build and day.
create index field_figures_build on field_figures (day, build);
