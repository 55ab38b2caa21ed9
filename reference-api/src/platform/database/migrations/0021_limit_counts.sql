-- Counters of all limits, shared by the processes of a database. Unlogged: a count needs no wait for the disk, and a crash of the database
-- may forgive what was counted. Rows change in place, so pages keep room for their new versions.
drop table attempts;--> statement-breakpoint
create unlogged table limit_counts (
  key text primary key,
  points integer not null,
  expire timestamptz not null
) with (fillfactor = 50);--> statement-breakpoint
create index limit_counts_expired on limit_counts (expire);
