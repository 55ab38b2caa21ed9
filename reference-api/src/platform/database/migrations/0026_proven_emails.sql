-- Whether the owner of the mailbox has used a letter sent to the account's address, or an operator vouches for the account.
-- Accounts from before count as proven; those that await activation are proven by it.
alter table users add column is_email_proven boolean not null default true;--> statement-breakpoint
alter table users alter column is_email_proven set default false;--> statement-breakpoint
update users set is_email_proven = false where not is_activated;--> statement-breakpoint

create function prove_activated_email() returns trigger language plpgsql as $$ begin new.is_email_proven := true; return new; end $$;--> statement-breakpoint

create trigger users_activation before update of is_activated on users for each row
  when (new.is_activated and not old.is_activated) execute function prove_activated_email();--> statement-breakpoint

-- The same of the old address, at the moment of its change.
alter table email_changes add column was_proven boolean not null default true;--> statement-breakpoint
alter table email_changes alter column was_proven set default false;
