-- Slots that fell free, for the job that offers them to their owners: whoever cancels, moves or blocks, here is the one place.
create table freed_slots (
  id integer generated always as identity primary key,
  user_id integer not null,
  date date not null,
  point text not null
);--> statement-breakpoint

create function note_freed_slots() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    insert into freed_slots (user_id, date, point) select user_id, date, point from old_rows;
  else
    insert into freed_slots (user_id, date, point) select user_id, date, point from old_rows
    except select user_id, date, point from new_rows;
  end if;
  return null;
end $$;--> statement-breakpoint
create trigger meeting_sides_freed after delete on meeting_sides referencing old table as old_rows for each statement execute function note_freed_slots();--> statement-breakpoint
create trigger meeting_sides_freed_by_move after update on meeting_sides referencing old table as old_rows new table as new_rows for each statement execute function note_freed_slots();--> statement-breakpoint

-- A short invitation waits for an answer until then.
alter table invitations add column expires_at timestamptz;--> statement-breakpoint
create index invitations_short on invitations (expires_at) where status = 'AWAITING' and expires_at is not null;
