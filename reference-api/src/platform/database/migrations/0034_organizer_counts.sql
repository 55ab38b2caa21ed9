-- What organizers count and filter by: a narrow row per company, kept by triggers. Counting the tables themselves takes seconds at
-- 100,000 companies.
create table company_facts (
  user_id integer primary key references users (id) on delete cascade,
  type text not null,
  state text not null,
  step text not null,
  only_chat boolean not null,
  -- available slots of the event, taken or not
  open_slots integer not null default 0,
  has_invited boolean not null default false,
  meetings integer not null default 0,
  -- as in user_activity
  seen_at timestamptz,
  active_at timestamptz
) with (fillfactor = 80);--> statement-breakpoint
create index company_facts_by_state on company_facts (state, type, step);--> statement-breakpoint
create index company_facts_by_visit on company_facts (seen_at desc nulls last, user_id desc);--> statement-breakpoint
create index company_facts_by_meetings on company_facts (meetings, user_id);--> statement-breakpoint

create function open_slots_of(ids integer[]) returns table (user_id integer, open_slots integer) language sql stable as $$
  with event as materialized (
    select datestart, dateend, greatest(dateend - datestart + 1, 0) as days from events where is_active order by datestart desc limit 1
  )
  select member.id, coalesce((
    select event.days * (select count(*) from default_points as usual where usual.user_id = member.id and usual.status = 'AVAILABLE')
      + (
        select coalesce(sum(case
          when own.status = 'AVAILABLE' and usual.status is distinct from 'AVAILABLE' then 1
          when own.status = 'BLOCKED' and usual.status = 'AVAILABLE' then -1 else 0 end), 0)
        from date_points as own left join default_points as usual on usual.user_id = own.user_id and usual.point = own.point
        where own.user_id = member.id and own.date between event.datestart and event.dateend
      )
    from event
  ), 0)::int
  from unnest(ids) as member (id)
$$;--> statement-breakpoint

create function count_open_slots(ids integer[]) returns void language plpgsql as $$
begin
  -- Locked first: the next statement then sees what another transaction has changed meanwhile.
  perform from company_facts where company_facts.user_id = any(ids) order by company_facts.user_id for no key update;
  update company_facts as fact set open_slots = counted.open_slots
  from open_slots_of(ids) as counted where counted.user_id = fact.user_id and counted.open_slots <> fact.open_slots;
end $$;--> statement-breakpoint

create function add_company_facts(ids integer[]) returns void language sql as $$
  insert into company_facts (user_id, type, state, step, only_chat, open_slots, has_invited, meetings, seen_at, active_at)
  select users.id, users.type, users.state, users.registration_step, users.only_chat, counted.open_slots,
    exists (select from invitations where sender_id = users.id), (select count(*) from meeting_sides as side where side.user_id = users.id), activity.seen_at, activity.active_at
  from open_slots_of(ids) as counted join users on users.id = counted.user_id
  left join user_activity as activity on activity.user_id = users.id
  where not users.is_admin
  on conflict (user_id) do update set type = excluded.type, state = excluded.state, step = excluded.step, only_chat = excluded.only_chat
$$;--> statement-breakpoint

create function note_new_companies() returns trigger language plpgsql as $$
begin
  perform add_company_facts(array(select id from new_rows));
  return null;
end $$;--> statement-breakpoint
create trigger users_facts_of_new after insert on users referencing new table as new_rows for each statement execute function note_new_companies();--> statement-breakpoint

create function note_company() returns trigger language plpgsql as $$
begin
  if new.is_admin then
    delete from company_facts where user_id = new.id;
  else
    perform add_company_facts(array[new.id]);
  end if;
  return null;
end $$;--> statement-breakpoint
create trigger users_facts after update of type, is_admin, is_blocked, is_activated, declined_at, registration_step, only_chat on users for each row
  when (old.type <> new.type or old.is_admin <> new.is_admin or old.is_blocked <> new.is_blocked or old.is_activated <> new.is_activated
    or old.declined_at is distinct from new.declined_at or old.registration_step <> new.registration_step or old.only_chat <> new.only_chat)
  execute function note_company();--> statement-breakpoint

create function note_points() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    perform count_open_slots(array(select distinct user_id from old_rows));
  else
    perform count_open_slots(array(select distinct user_id from new_rows));
  end if;
  return null;
end $$;--> statement-breakpoint
create trigger default_points_facts_of_new after insert on default_points referencing new table as new_rows for each statement execute function note_points();--> statement-breakpoint
create trigger default_points_facts after update on default_points referencing new table as new_rows for each statement execute function note_points();--> statement-breakpoint
create trigger default_points_facts_of_old after delete on default_points referencing old table as old_rows for each statement execute function note_points();--> statement-breakpoint
create trigger date_points_facts_of_new after insert on date_points referencing new table as new_rows for each statement execute function note_points();--> statement-breakpoint
create trigger date_points_facts after update on date_points referencing new table as new_rows for each statement execute function note_points();--> statement-breakpoint
create trigger date_points_facts_of_old after delete on date_points referencing old table as old_rows for each statement execute function note_points();--> statement-breakpoint

create function note_event() returns trigger language plpgsql as $$
begin
  perform count_open_slots(array(select user_id from company_facts));
  return null;
end $$;--> statement-breakpoint
create trigger events_facts after insert or delete or update of datestart, dateend, is_active on events for each statement execute function note_event();--> statement-breakpoint

create function note_sides() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform from company_facts where user_id in (select user_id from new_rows) order by user_id for no key update;
    update company_facts as fact set meetings = fact.meetings + added.count
    from (select user_id, count(*) from new_rows group by user_id) as added where added.user_id = fact.user_id;
  else
    perform from company_facts where user_id in (select user_id from old_rows) order by user_id for no key update;
    update company_facts as fact set meetings = fact.meetings - gone.count
    from (select user_id, count(*) from old_rows group by user_id) as gone where gone.user_id = fact.user_id;
  end if;
  return null;
end $$;--> statement-breakpoint
create trigger meeting_sides_facts_of_new after insert on meeting_sides referencing new table as new_rows for each statement execute function note_sides();--> statement-breakpoint
create trigger meeting_sides_facts_of_old after delete on meeting_sides referencing old table as old_rows for each statement execute function note_sides();--> statement-breakpoint

create function note_invitations() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    update company_facts set has_invited = true where user_id in (select sender_id from new_rows) and not has_invited;
  else
    update company_facts as fact set has_invited = false
    where user_id in (select sender_id from old_rows) and not exists (select from invitations where sender_id = fact.user_id);
  end if;
  return null;
end $$;--> statement-breakpoint
create trigger invitations_facts_of_new after insert on invitations referencing new table as new_rows for each statement execute function note_invitations();--> statement-breakpoint
create trigger invitations_facts_of_old after delete on invitations referencing old table as old_rows for each statement execute function note_invitations();--> statement-breakpoint

create function note_activity() returns trigger language plpgsql as $$
begin
  update company_facts set seen_at = new.seen_at, active_at = new.active_at where user_id = new.user_id;
  return null;
end $$;--> statement-breakpoint
create trigger user_activity_facts after insert or update on user_activity for each row execute function note_activity();--> statement-breakpoint

select add_company_facts(array(select id from users));--> statement-breakpoint

-- Invitations by status and slot, and answers by how long they took, in tenths of an hour. A count is the sum of its rows: a change adds
-- rows and never waits for another one; a writer that finds no other one active merges those of its keys.
create table invitation_counts (status text not null, date date not null, point text not null, count integer not null);--> statement-breakpoint
create index invitation_counts_by_slot on invitation_counts (status, date, point);--> statement-breakpoint
create table answer_counts (tenths integer not null, count integer not null);--> statement-breakpoint
create index answer_counts_by_time on answer_counts (tenths);--> statement-breakpoint

create function note_invitation_counts() returns trigger language plpgsql as $$
declare
  keys invitation_counts[];
  answers answer_counts[];
begin
  if tg_op = 'INSERT' then
    keys := array(select row(status, date, point, count(*))::invitation_counts from new_rows group by status, date, point);
    answers := array(select row(answer_tenths(answered_at, created_at), count(*))::answer_counts from new_rows where answered_at is not null
      group by answer_tenths(answered_at, created_at));
  elsif tg_op = 'DELETE' then
    keys := array(select row(status, date, point, -count(*))::invitation_counts from old_rows group by status, date, point);
    answers := array(select row(answer_tenths(answered_at, created_at), -count(*))::answer_counts from old_rows where answered_at is not null
      group by answer_tenths(answered_at, created_at));
  else
    keys := array(select row(status, date, point, sum(change))::invitation_counts
      from (select status, date, point, -1 as change from old_rows union all select status, date, point, 1 from new_rows) as difference
      group by status, date, point having sum(change) <> 0);
    answers := array(select row(tenths, sum(change))::answer_counts from (
        select answer_tenths(answered_at, created_at) as tenths, -1 as change from old_rows where answered_at is not null
        union all select answer_tenths(answered_at, created_at), 1 from new_rows where answered_at is not null
      ) as difference group by tenths having sum(change) <> 0);
  end if;
  insert into invitation_counts select * from unnest(keys);
  insert into answer_counts select * from unnest(answers);
  -- The number is this purpose's own, see database.ts.
  if pg_try_advisory_xact_lock(7240517006) then
    with scattered as (
      delete from invitation_counts as counted using (select distinct status, date, point from unnest(keys)) as key
      where counted.status = key.status and counted.date = key.date and counted.point = key.point returning counted.*
    )
    insert into invitation_counts select status, date, point, sum(count) from scattered group by 1, 2, 3 having sum(count) <> 0;
    with scattered as (
      delete from answer_counts as counted using (select distinct tenths from unnest(answers)) as key where counted.tenths = key.tenths returning counted.*
    )
    insert into answer_counts select tenths, sum(count) from scattered group by 1 having sum(count) <> 0;
  end if;
  return null;
end $$;--> statement-breakpoint
create function answer_tenths(answered timestamptz, created timestamptz) returns integer language sql immutable as $$
  select round(extract(epoch from answered - created) / 360)::int
$$;--> statement-breakpoint
create trigger invitations_counts_of_new after insert on invitations referencing new table as new_rows for each statement execute function note_invitation_counts();--> statement-breakpoint
create trigger invitations_counts after update on invitations referencing old table as old_rows new table as new_rows
  for each statement execute function note_invitation_counts();--> statement-breakpoint
create trigger invitations_counts_of_old after delete on invitations referencing old table as old_rows for each statement execute function note_invitation_counts();--> statement-breakpoint
insert into invitation_counts select status, date, point, count(*) from invitations group by 1, 2, 3;--> statement-breakpoint
insert into answer_counts select answer_tenths(answered_at, created_at), count(*) from invitations where answered_at is not null group by 1;--> statement-breakpoint

-- The end of a phone is the beginning of the reversed one.
create index users_by_phone_end on users (reverse(phone_key) text_pattern_ops) where not is_admin;--> statement-breakpoint
create index users_by_email on users (email_key text_pattern_ops) where not is_admin;
