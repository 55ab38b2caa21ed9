-- Whether the letter of a notice was sent. Before, one without a waiting job counted as sent, also for users without letters.
update notices set data = data || '{"mailed": true}'
where kind in ('activated', 'rejected', 'blocked', 'by_organizer') and told_at is not null
  and exists (select from users where users.id = notices.user_id and users.notify in ('EMAIL', 'ALL'))
  and not exists (select from jobs where jobs.key = 'notice letter:' || notices.id);
