-- How many activity areas a company has chosen: fits of a customer are counted in parts of it.
alter table users add column if not exists wanted_count smallint not null default 0;--> statement-breakpoint

create or replace function update_activity_keys(ids integer[]) returns void language plpgsql as $$
begin
  -- Whoever changes the same company's areas waits here, and sees ours afterwards.
  perform from users where id = any (ids) order by id for no key update;
  update users set activity_keys = found.keys, wanted_count = found.wanted
  from (
    select wanted.id, array(
      select area.id from user_activities chosen join activities area on area.id = chosen.activity_id where chosen.user_id = wanted.id
      union
      select area.node from user_activities chosen join activities area on area.id = chosen.activity_id where chosen.user_id = wanted.id and area.node <> 0
      order by 1
    )::smallint[] as keys, (select count(*) from user_activities chosen where chosen.user_id = wanted.id) as wanted
    from unnest(ids) as wanted (id)
  ) as found
  where users.id = found.id and (users.activity_keys <> found.keys or users.wanted_count <> found.wanted);
end $$;--> statement-breakpoint

update users set wanted_count = chosen.count
from (select user_id, count(*) from user_activities group by user_id) as chosen where chosen.user_id = users.id;
