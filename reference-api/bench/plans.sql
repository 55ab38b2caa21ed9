\set catalogue 'registration_step = ''FINISHED'' and is_activated and not is_blocked and not is_admin and type = ''Заказчик'''
\pset tuples_only on
\echo '### Catalogue: how many'
explain (analyze, costs off, timing off) select count(*) from users where :catalogue;
\echo '### Catalogue: first page'
explain (analyze, costs off, timing off) select u.*, c.title from users u join cities c on c.id = u.city_id where u.registration_step = 'FINISHED' and u.is_activated and not u.is_blocked and not u.is_admin and u.type = 'Заказчик' order by u.company, u.id limit 10;
\echo '### Catalogue: last page'
explain (analyze, costs off, timing off) select u.*, c.title from users u join cities c on c.id = u.city_id where u.id in (select id from users where :catalogue order by company, id limit 10 offset 49990) order by u.company, u.id;
\echo '### Catalogue: part of the name'
explain (analyze, costs off, timing off) select count(*) from users where :catalogue and company ilike '%янтарь%';
\echo '### Catalogue: city'
explain (analyze, costs off, timing off) select count(*) from users where :catalogue and city_id in (select id from cities where title in ('Москва'));
\echo '### Catalogue: circulation'
explain (analyze, costs off, timing off) select count(*) from users where :catalogue and minimum_circulation && '{"от 10 шт."}';
\echo '### Catalogue: activity'
explain (analyze, costs off, timing off) select count(*) from users where :catalogue and id in (select user_id from user_activities join activities a on a.id = activity_id where a.id in (2) or a.node in (2));
\echo '### Chat list'
explain (analyze, costs off, timing off) select s.*, u.company, m.text from chat_sides s join users u on u.id = s.partner_id left join messages m on m.id = s.last_message_id where s.user_id = 1 order by s.updated_at desc, s.last_message_id desc, s.chat_id desc limit 20;
\echo '### Unseen chats'
explain (analyze, costs off, timing off) select count(*) from chat_sides where user_id = 1 and not is_seen;
\echo '### Messages of a chat'
explain (analyze, costs off, timing off) select * from messages where chat_id = 100 order by id desc limit 50;
\echo '### Incoming messages of all chats'
explain (analyze, costs off, timing off) select * from messages where id in (select newest.id from chat_sides side cross join lateral (select id from messages where chat_id = side.chat_id and user_id <> 1 order by id desc limit 20) newest where side.user_id = 1 order by newest.id desc limit 20) order by id desc;
