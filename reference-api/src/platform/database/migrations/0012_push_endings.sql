-- A session that gets another token goes on, but what was signed under the former one must not: its push connections are opened anew.
create function tell_session_renewal() returns trigger language plpgsql as $$ begin perform pg_notify('vstrecha_session_renewal', old.token_hash); return null; end $$;--> statement-breakpoint

create trigger sessions_renewal after update of token_hash on sessions for each row
  when (old.token_hash <> new.token_hash) execute function tell_session_renewal();--> statement-breakpoint

-- Whoever may not be here any more, or may again: every process closes the push connections of the former.
create function tell_user_access() returns trigger language plpgsql as $$
begin
  perform pg_notify('vstrecha_user_access', new.id || case when new.is_activated and not new.is_blocked then ' open' else ' shut' end);
  return null;
end $$;--> statement-breakpoint

create trigger users_access after update of is_blocked, is_activated on users for each row
  when ((old.is_activated and not old.is_blocked) <> (new.is_activated and not new.is_blocked)) execute function tell_user_access();
