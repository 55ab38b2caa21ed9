-- Free half hours of the event, 24 a day from its first day on: common ones of two companies are one bit operation. A company without
-- any has no row. Triggers keep it, whoever writes slots, meetings, the event or «только чат».
create table if not exists free_time (
  user_id integer primary key references users (id) on delete cascade,
  bits bit varying not null
) with (fillfactor = 80);--> statement-breakpoint

create or replace function slot_index(point text) returns integer language sql immutable strict as $$
  select (substr(point, 1, 2)::int - 9) * 2 + substr(point, 4, 2)::int / 30
$$;--> statement-breakpoint

create or replace function free_time_of(ids integer[]) returns table (user_id integer, bits bit varying) language sql stable as $$
  with event as materialized (
    select datestart, dateend, repeat('0', 24 * (dateend - datestart + 1))::bit varying as none
    from events where is_active order by datestart desc limit 1
  ), free as (
    select company.user_id, (usual.bits & ~ own.closed | own.opened) & ~ met.taken as bits
    from event cross join company_facts as company
    cross join lateral (
      select repeat(coalesce(bit_or(set_bit(repeat('0', 24)::bit varying, slot_index(point), 1)), repeat('0', 24)::bit varying)::text,
        event.dateend - event.datestart + 1)::bit varying as bits
      from default_points as slot where slot.user_id = company.user_id and status = 'AVAILABLE' and slot_index(point) between 0 and 23
    ) as usual
    cross join lateral (
      select coalesce(bit_or(place) filter (where status = 'AVAILABLE'), event.none) as opened,
        coalesce(bit_or(place) filter (where status = 'BLOCKED'), event.none) as closed
      from date_points as slot
      cross join lateral (select set_bit(event.none, 24 * (date - event.datestart) + slot_index(point), 1) as place) as at
      where slot.user_id = company.user_id and date between event.datestart and event.dateend and slot_index(point) between 0 and 23
    ) as own
    cross join lateral (
      select coalesce(bit_or(set_bit(event.none, 24 * (date - event.datestart) + slot_index(point), 1)), event.none) as taken
      from meeting_sides as side
      where side.user_id = company.user_id and date between event.datestart and event.dateend and slot_index(point) between 0 and 23
    ) as met
    where company.user_id = any (ids) and not company.only_chat
  )
  select * from free where bit_count(bits) > 0
$$;--> statement-breakpoint

create or replace function update_free_time(ids integer[]) returns void language plpgsql as $$
begin
  -- Locked first: the next statement then sees what another transaction has changed meanwhile.
  perform from company_facts where company_facts.user_id = any (ids) order by company_facts.user_id for no key update;
  with fresh as materialized (
    select * from free_time_of(ids)
  ), gone as (
    delete from free_time as kept where kept.user_id = any (ids) and kept.user_id not in (select fresh.user_id from fresh)
  )
  insert into free_time select * from fresh order by fresh.user_id
  on conflict (user_id) do update set bits = excluded.bits where free_time.bits <> excluded.bits;
end $$;--> statement-breakpoint

create or replace function note_points() returns trigger language plpgsql as $$
declare
  ids integer[];
begin
  if tg_op = 'DELETE' then
    ids := array(select distinct user_id from old_rows);
  else
    ids := array(select distinct user_id from new_rows);
  end if;
  perform count_open_slots(ids);
  perform update_free_time(ids);
  return null;
end $$;--> statement-breakpoint

create or replace function note_event() returns trigger language plpgsql as $$
declare
  ids integer[] := array(select user_id from company_facts);
begin
  perform count_open_slots(ids);
  perform update_free_time(ids);
  return null;
end $$;--> statement-breakpoint

create or replace function note_company() returns trigger language plpgsql as $$
begin
  if new.is_admin then
    delete from company_facts where user_id = new.id;
  else
    perform add_company_facts(array[new.id]);
  end if;
  perform update_free_time(array[new.id]);
  return null;
end $$;--> statement-breakpoint

create or replace function note_sides() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform from company_facts where user_id in (select user_id from new_rows) order by user_id for no key update;
    update company_facts as fact set meetings = fact.meetings + added.count
    from (select user_id, count(*) from new_rows group by user_id) as added where added.user_id = fact.user_id;
    perform update_free_time(array(select user_id from new_rows));
  else
    perform from company_facts where user_id in (select user_id from old_rows) order by user_id for no key update;
    update company_facts as fact set meetings = fact.meetings - gone.count
    from (select user_id, count(*) from old_rows group by user_id) as gone where gone.user_id = fact.user_id;
    perform update_free_time(array(select user_id from old_rows));
  end if;
  return null;
end $$;--> statement-breakpoint

create or replace function note_moved_sides() returns trigger language plpgsql as $$
begin
  perform update_free_time(array(
    select side.user_id from new_rows as side join old_rows as before using (meeting_id, user_id)
    where (side.date, side.point) <> (before.date, before.point)
  ));
  return null;
end $$;--> statement-breakpoint
create or replace trigger meeting_sides_moved after update on meeting_sides referencing old table as old_rows new table as new_rows
  for each statement execute function note_moved_sides();--> statement-breakpoint

select update_free_time(array(select user_id from company_facts));
