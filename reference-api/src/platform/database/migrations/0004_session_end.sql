-- Whatever ends a session (logout, a new password, expiry) tells every process, which closes the push connections of that session.
create function tell_session_end() returns trigger language plpgsql as $$ begin perform pg_notify('vstrecha_session_end', old.token_hash); return null; end $$;--> statement-breakpoint

create trigger sessions_end after delete on sessions for each row execute function tell_session_end();
