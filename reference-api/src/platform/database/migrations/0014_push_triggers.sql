-- The signed calls of other servers that were obeyed lately, so that none is obeyed twice, whichever process it comes to.
create table push_triggers (signature text primary key, expires_at timestamptz not null);--> statement-breakpoint
create index push_triggers_by_expiry on push_triggers (expires_at);
