-- The demo's event moves on when it has ended; an operator's never does. Databases seeded before are known by their first account.
alter table events add column is_demo boolean not null default false;--> statement-breakpoint
update events set is_demo = true
  where id = 1 and exists (select from users where id = 1 and email_key = 'supplier@vstrecha.example' and connection_code like 'demo-1-%');
