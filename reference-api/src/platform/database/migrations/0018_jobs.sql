-- Work beside the calls: recurring jobs have one row for ever, a queued one has a row until it is done.
create table jobs (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  -- at most one unfinished job of a key
  key text unique,
  -- ids only: whatever is secret is read or made when the job runs
  payload jsonb not null default '{}',
  -- also the lease: a process that takes a job moves this ahead, so that the others leave the job alone
  run_at timestamptz not null,
  tries integer not null default 0,
  failed_at timestamptz
);--> statement-breakpoint
create index jobs_by_time on jobs (run_at) where failed_at is null;
