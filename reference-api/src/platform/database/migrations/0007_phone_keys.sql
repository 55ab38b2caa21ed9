-- Phones are compared by their international digits. Of a number written with «+», an 8 in front is a country's code, not the Russian 8;--> statement-breakpoint
-- ten digits without «+» are a Russian number without its code. A key that another account has already stays as it is.
update users set phone_key = regexp_replace(phone, '\D', '', 'g')
where phone ~ '^\s*\+' and phone_key <> regexp_replace(phone, '\D', '', 'g')
  and not exists (select 1 from users as other where other.phone_key = regexp_replace(users.phone, '\D', '', 'g'));--> statement-breakpoint

update users set phone_key = '7' || phone_key
where phone !~ '^\s*\+' and length(phone_key) = 10
  and not exists (select 1 from users as other where other.phone_key = '7' || users.phone_key);
