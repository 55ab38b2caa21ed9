-- The words for where a meeting takes place: its place, else the link of an online meeting.
create function meeting_place(place integer, link text) returns text language sql stable as $$
  select coalesce((select label || case when hall = '' then '' else ', зал ' || hall end from places where id = place), link)
$$;--> statement-breakpoint

-- Organizers' calls write their own notices, one per company and press.
create or replace function note_place() returns trigger language plpgsql as $$
begin
  if current_setting('vstrecha.own_notices', true) = 'on' then
    return null;
  end if;
  insert into notices (user_id, kind, key, actor_id, meeting_id, date, point, data)
  select user_id, 'place', 'place:' || new.id || ':' || md5(new.link), partner_id, new.id, new.date, new.point, jsonb_build_object('place', new.link)
  from meeting_sides where meeting_id = new.id
  on conflict do nothing;
  return null;
end $$;
