-- Stored texts as `storedText` leaves them, but for the characters that may belong to an emoji or a letter.
create or replace function pg_temp.stored_text(value text) returns text language sql immutable as $$
  select case when text_key(value) = '' then '' else normalize(regexp_replace(value,
    '[\u0001-\u0008\u000E-\u001F\u007F-\u009F\u00AD\u034F\u061C\u115F\u1160\u17B4\u17B5\u180B-\u180F\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\u3164\uFEFF\uFFA0\uFFF0-\uFFFB\U0001BCA0-\U0001BCA3\U0001D173-\U0001D17A]',
    '', 'g'), nfc) end
$$;--> statement-breakpoint
create or replace function pg_temp.stored_name(value text) returns text language sql immutable as $$
  select coalesce(nullif(btrim(pg_temp.stored_text(value)), ''), '—')
$$;--> statement-breakpoint

update users set company = pg_temp.stored_name(company), firstname = pg_temp.stored_name(firstname), lastname = pg_temp.stored_name(lastname)
where (company, firstname, lastname) <> (pg_temp.stored_name(company), pg_temp.stored_name(firstname), pg_temp.stored_name(lastname));--> statement-breakpoint
update users set description = pg_temp.stored_text(description), stand = pg_temp.stored_text(stand)
where (description, stand) <> (pg_temp.stored_text(description), pg_temp.stored_text(stand));--> statement-breakpoint
update company_files set name = pg_temp.stored_name(name) where name <> pg_temp.stored_name(name);--> statement-breakpoint
update attachments set name = pg_temp.stored_name(name) where name <> pg_temp.stored_name(name);--> statement-breakpoint

-- Twins in a list stay as they are: companies refer to both, and operators are told by the next import.
do $$
declare entry record;
begin
  for entry in select id, pg_temp.stored_name(title) as name from cities where title <> pg_temp.stored_name(title) order by id loop
    begin update cities set title = entry.name where id = entry.id; exception when unique_violation then null; end;
  end loop;
  for entry in select id, pg_temp.stored_name(title) as name from countries where title <> pg_temp.stored_name(title) order by id loop
    begin update countries set title = entry.name where id = entry.id; exception when unique_violation then null; end;
  end loop;
  for entry in select id, pg_temp.stored_name(industries.name) as name from industries where industries.name <> pg_temp.stored_name(industries.name) order by id loop
    begin update industries set name = entry.name where id = entry.id; exception when unique_violation then null; end;
  end loop;
  update activities set value = pg_temp.stored_name(value) where value <> pg_temp.stored_name(value);
end $$;--> statement-breakpoint

-- RFC 3492, for one part of a domain.
create or replace function pg_temp.ascii_label(label text) returns text language plpgsql immutable as $$
declare
  codes integer[] := array(select ascii(sign) from regexp_split_to_table(label, '') as sign);
  plain text := regexp_replace(label, '[^\u0001-\u007F]', '', 'g');
  written text := plain || case when plain = '' then '' else '-' end;
  handled integer := length(plain);
  code integer := 128; next_code integer; delta integer := 0; bias integer := 72;
  rest integer; k integer; least_digit integer; digit integer; each integer; damp integer := 700;
begin
  if label ~ '^[\u0001-\u007F]*$' then return label; end if;
  while handled < length(label) loop
    select min(one) into next_code from unnest(codes) as one where one >= code;
    delta := delta + (next_code - code) * (handled + 1);
    code := next_code;
    foreach each in array codes loop
      if each < code then delta := delta + 1; end if;
      continue when each <> code;
      rest := delta; k := 36;
      loop
        least_digit := greatest(1, least(26, k - bias));
        exit when rest < least_digit;
        digit := least_digit + (rest - least_digit) % (36 - least_digit);
        written := written || chr(case when digit < 26 then 97 + digit else 22 + digit end);
        rest := (rest - least_digit) / (36 - least_digit);
        k := k + 36;
      end loop;
      written := written || chr(case when rest < 26 then 97 + rest else 22 + rest end);
      handled := handled + 1;
      delta := delta / damp; delta := delta + delta / handled; k := 0; damp := 2;
      while delta > 455 loop delta := delta / 35; k := k + 36; end loop;
      bias := k + 36 * delta / (delta + 38);
      delta := 0;
    end loop;
    delta := delta + 1; code := code + 1;
  end loop;
  return 'xn--' || written;
end $$;--> statement-breakpoint
create or replace function pg_temp.email_key(email text) returns text language sql immutable as $$
  select split_part(key, '@', 1) || '@' || array_to_string(array(
    select pg_temp.ascii_label(label) from unnest(string_to_array(split_part(key, '@', 2), '.')) with ordinality as part (label, place) order by place), '.')
  from (select lower(btrim(pg_temp.stored_text(email))) as key) as cleaned
$$;--> statement-breakpoint

-- Two accounts of one mailbox keep their keys, so that both log in by their own spelling; the server names them at its start.
do $$
declare account record;
begin
  for account in select id, pg_temp.email_key(email) as key from users where email_key ~ '[^\u0001-\u007F]' order by id loop
    begin update users set email_key = account.key where id = account.id; exception when unique_violation then null; end;
  end loop;
end $$;--> statement-breakpoint
update users set email = btrim(pg_temp.stored_text(email)) where email <> btrim(pg_temp.stored_text(email)) and btrim(pg_temp.stored_text(email)) <> '';--> statement-breakpoint
update email_changes set old_email_key = pg_temp.email_key(old_email) where old_email_key ~ '[^\u0001-\u007F]';
