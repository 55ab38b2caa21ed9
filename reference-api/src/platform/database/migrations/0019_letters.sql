-- Letters about changed e-mails that are not out yet become jobs.
insert into jobs (name, key, payload, run_at)
select 'undo letter', 'undo letter:' || id, jsonb_build_object('changeId', id), created_at from email_changes where token is not null;--> statement-breakpoint
drop index email_changes_unsent;--> statement-breakpoint
alter table email_changes drop column letter_tried_at;
