-- Companies that somebody has invited: the other branch of their way to a meeting.
alter table company_facts add column if not exists was_invited boolean not null default false;--> statement-breakpoint

create or replace function add_company_facts(ids integer[]) returns void language sql as $$
  insert into company_facts (user_id, type, state, step, only_chat, open_slots, has_invited, was_invited, meetings, seen_at, active_at)
  select users.id, users.type, users.state, users.registration_step, users.only_chat, counted.open_slots,
    exists (select from invitations where sender_id = users.id), exists (select from invitations where recipient_id = users.id),
    (select count(*) from meeting_sides as side where side.user_id = users.id), activity.seen_at, activity.active_at
  from open_slots_of(ids) as counted join users on users.id = counted.user_id
  left join user_activity as activity on activity.user_id = users.id
  where not users.is_admin
  on conflict (user_id) do update set type = excluded.type, state = excluded.state, step = excluded.step, only_chat = excluded.only_chat
$$;--> statement-breakpoint

create or replace function note_invitations() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    -- Locked in one order: two companies may invite each other at once.
    perform from company_facts as fact
    join (select sender_id as user_id, true as sent from new_rows union all select recipient_id, false from new_rows) as side using (user_id)
    where case when sent then not has_invited else not was_invited end
    order by user_id for no key update of fact;
    update company_facts set has_invited = true where user_id in (select sender_id from new_rows) and not has_invited;
    update company_facts set was_invited = true where user_id in (select recipient_id from new_rows) and not was_invited;
  else
    perform from company_facts as fact
    where fact.user_id in (select sender_id from old_rows union all select recipient_id from old_rows) order by fact.user_id for no key update;
    update company_facts as fact set has_invited = false
    where user_id in (select sender_id from old_rows) and not exists (select from invitations where sender_id = fact.user_id);
    update company_facts as fact set was_invited = false
    where user_id in (select recipient_id from old_rows) and not exists (select from invitations where recipient_id = fact.user_id);
  end if;
  return null;
end $$;--> statement-breakpoint

update company_facts as fact set was_invited = true where exists (select from invitations where recipient_id = fact.user_id);
