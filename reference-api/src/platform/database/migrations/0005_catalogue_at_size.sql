-- The catalogue and its counts at 100,000 companies.

-- For searches and for the order of the catalogue: lower case would otherwise be made of every name at every search.
alter table users add column company_key text not null generated always as (lower(company)) stored;--> statement-breakpoint

-- The areas of user_activities and the groups that they belong to, for filters. Its triggers below keep it.
-- Small numbers, since they stand in an index whose rows hold 2,700 bytes: 700 areas beside the longest name.
alter table users add column activity_keys smallint[] not null default '{}';--> statement-breakpoint

create function update_activity_keys(ids integer[]) returns void language plpgsql as $$
begin
  -- Whoever changes the same company's areas waits here, and sees ours afterwards.
  perform from users where id = any (ids) order by id for no key update;
  update users set activity_keys = found.keys
  from (
    select wanted.id, array(
      select area.id from user_activities chosen join activities area on area.id = chosen.activity_id where chosen.user_id = wanted.id
      union
      select area.node from user_activities chosen join activities area on area.id = chosen.activity_id where chosen.user_id = wanted.id and area.node <> 0
      order by 1
    )::smallint[] as keys
    from unnest(ids) as wanted (id)
  ) as found
  where users.id = found.id and users.activity_keys <> found.keys;
end $$;--> statement-breakpoint

create function user_activities_changed() returns trigger language plpgsql as $$
begin
  perform update_activity_keys(array(select distinct user_id from changed));
  return null;
end $$;--> statement-breakpoint

create function activities_regrouped() returns trigger language plpgsql as $$
begin
  perform update_activity_keys(array(select distinct user_id from user_activities));
  return null;
end $$;--> statement-breakpoint

select update_activity_keys(array(select distinct user_id from user_activities));--> statement-breakpoint
create trigger user_activities_added after insert on user_activities referencing new table as changed for each statement execute function user_activities_changed();--> statement-breakpoint
create trigger user_activities_removed after delete on user_activities referencing old table as changed for each statement execute function user_activities_changed();--> statement-breakpoint
create trigger activities_regrouped after update of node on activities for each statement execute function activities_regrouped();--> statement-breakpoint

-- What filters ask for stands in the index, so that they need not read the companies themselves. Capital letters change no order.
drop index users_catalogue;--> statement-breakpoint
create index users_catalogue on users (type, company_key, id)
  include (city_id, branding, is_advertising_agency, only_chat, minimum_circulation, minimum_sum, activity_keys)
  where registration_step = 'FINISHED' and is_activated and not is_blocked and not is_admin;--> statement-breakpoint
drop index users_by_branding;--> statement-breakpoint
drop index users_by_circulation;--> statement-breakpoint
drop index users_by_sum;--> statement-breakpoint

-- How many companies of a type each option of a filter finds: the sum of its rows. A change of a company adds rows and never waits for
-- another one's; whoever finds nobody else at it puts the rows of an option together.
create table catalogue_counts (
  type text not null,
  kind text not null,
  value text not null,
  count integer not null
);--> statement-breakpoint
create index catalogue_counts_by_option on catalogue_counts (type, kind, value) include (count);--> statement-breakpoint

-- The options that find a company; none while the catalogue does not show it.
create function catalogue_options(member users) returns table (kind text, value text) language sql immutable as $$
  select option.kind, option.value
  from (
    select 'city' as kind, member.city_id::text as value
    union select 'branding', member.branding
    union select 'circulation', unnest(member.minimum_circulation)
    union select 'sum', unnest(member.minimum_sum)
    union select 'activity', unnest(member.activity_keys)::text
  ) as option
  where member.registration_step = 'FINISHED' and member.is_activated and not member.is_blocked and not member.is_admin
$$;--> statement-breakpoint

create function count_catalogue() returns trigger language plpgsql as $$
declare
  changes integer;
begin
  if tg_op = 'INSERT' then
    insert into catalogue_counts
      select member.type, option.kind, option.value, count(*) from new_rows as member, catalogue_options(member) as option group by 1, 2, 3;
  elsif tg_op = 'DELETE' then
    insert into catalogue_counts
      select member.type, option.kind, option.value, -count(*) from old_rows as member, catalogue_options(member) as option group by 1, 2, 3;
  else
    insert into catalogue_counts
      select type, kind, value, sum(change) from (
        select member.type, option.kind, option.value, -1 as change from old_rows as member, catalogue_options(member) as option
        union all
        select member.type, option.kind, option.value, 1 from new_rows as member, catalogue_options(member) as option
      ) as difference
      group by 1, 2, 3 having sum(change) <> 0;
  end if;
  get diagnostics changes = row_count;
  -- The number is this purpose's own, see database.ts.
  if changes > 0 and pg_try_advisory_xact_lock(7240517004) then
    with scattered as (
      delete from catalogue_counts
      where (type, kind, value) in (select type, kind, value from catalogue_counts group by 1, 2, 3 having count(*) > 1)
      returning *
    )
    insert into catalogue_counts select type, kind, value, sum(count) from scattered group by 1, 2, 3 having sum(count) <> 0;
  end if;
  return null;
end $$;--> statement-breakpoint

insert into catalogue_counts
  select member.type, option.kind, option.value, count(*) from users as member, catalogue_options(member) as option group by 1, 2, 3;--> statement-breakpoint
create trigger users_added after insert on users referencing new table as new_rows for each statement execute function count_catalogue();--> statement-breakpoint
create trigger users_removed after delete on users referencing old table as old_rows for each statement execute function count_catalogue();--> statement-breakpoint
create trigger users_changed after update on users referencing old table as old_rows new table as new_rows for each statement execute function count_catalogue();--> statement-breakpoint

-- With whom one has a chat.
create index chat_sides_by_pair on chat_sides (user_id, partner_id);--> statement-breakpoint

-- The newest incoming messages of a busy account are looked for in each of its chats.
drop index messages_by_chat;--> statement-breakpoint
create index messages_by_chat on messages (chat_id, id desc) include (user_id);
