-- The stored texts that 0038 left: messages, news, places and the rest, in the same form. Only rows whose text changes are written;
-- a million messages are read in seconds, meanwhile others read and write. Not the organizers' journal, which no one changes.
create or replace function pg_temp.is_unclean(value text) returns boolean language sql immutable as $$
  select value is not nfc normalized or value ~ '[\u0001-\u0008\u000E-\u001F\u007F-\u009F\u00AD\u034F\u061C\u115F\u1160\u17B4\u17B5\u180B-\u180F\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\u3164\uFEFF\uFFA0\uFFF0-\uFFFB\U0001BCA0-\U0001BCA3\U0001D173-\U0001D17A]'
    or (value <> '' and value !~ '[[:alnum:]]' and text_key(value) = '')
$$;--> statement-breakpoint
create or replace function pg_temp.stored_text(value text) returns text language sql immutable as $$
  select case when text_key(value) = '' then '' else normalize(regexp_replace(value,
    '[\u0001-\u0008\u000E-\u001F\u007F-\u009F\u00AD\u034F\u061C\u115F\u1160\u17B4\u17B5\u180B-\u180F\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\u3164\uFEFF\uFFA0\uFFF0-\uFFFB\U0001BCA0-\U0001BCA3\U0001D173-\U0001D17A]',
    '', 'g'), nfc) end
$$;--> statement-breakpoint
create or replace function pg_temp.stored_name(value text) returns text language sql immutable as $$
  select coalesce(nullif(btrim(pg_temp.stored_text(value)), ''), '—')
$$;--> statement-breakpoint
-- As `storedFileName`: 0038 took marks of direction out, it did not know controls and separators of lines.
create or replace function pg_temp.stored_file_name(value text) returns text language sql immutable as $$
  select pg_temp.stored_name(regexp_replace(btrim(value),
    '[\u0001-\u001F\u007F-\u009F\u061C\u200E\u200F\u2028-\u202E\u2066-\u2069]', '_', 'g'))
$$;--> statement-breakpoint
create or replace function pg_temp.stored_json(value jsonb) returns jsonb language plpgsql immutable as $$
begin
  return case jsonb_typeof(value)
    when 'string' then case when pg_temp.is_unclean(value #>> '{}') then to_jsonb(pg_temp.stored_text(value #>> '{}')) else value end
    when 'array' then (select coalesce(jsonb_agg(pg_temp.stored_json(item) order by place), '[]')
      from jsonb_array_elements(value) with ordinality as listed (item, place))
    when 'object' then (select coalesce(jsonb_object_agg(key, pg_temp.stored_json(inside)), '{}') from jsonb_each(value) as fields (key, inside))
    else value end;
end $$;--> statement-breakpoint

-- `case` keeps the order of checks: the first costs a tenth of the others. What a blank text becomes stands last. A text whose normal form is longer, as of some Hebrew letters, stays: it may exceed a limit.
do $$
declare field record;
begin
  -- The trigger of meetings.link writes no notices meanwhile.
  perform set_config('vstrecha.own_notices', 'on', true);
  for field in select * from (values
    ('messages', 'text', 'stored_text', ''), ('mailings', 'text', 'stored_text', ''),
    ('news', 'title', 'stored_name', ''), ('news', 'text', 'stored_text', ''),
    ('broadcasts', 'subject', 'stored_name', ''), ('broadcasts', 'text', 'stored_text', ''), ('broadcast_recipients', 'bot_text', 'stored_text', null),
    ('events', 'name', 'stored_text', ''), ('events', 'venue', 'stored_text', ''), ('events', 'address', 'stored_text', ''),
    ('invitations', 'text', 'stored_text', null), ('invitations', 'reason', 'stored_text', null), ('notices', 'text', 'stored_text', null),
    ('users', 'industry', 'stored_text', ''), ('users', 'phone', 'stored_text', ''), ('users', 'site', 'stored_text', ''),
    ('users', 'organizer_note', 'stored_text', ''), ('users', 'decline_reason', 'stored_text', null), ('users', 'connection_username', 'stored_text', null),
    ('email_changes', 'old_email', 'stored_text', ''), ('meetings', 'link', 'stored_text', null)
  ) as listed (relation, name, form, blank) loop
    execute format('update %1$I set %2$I = coalesce(nullif(pg_temp.%3$I(%2$I), ''''), %4$L)
      where case when pg_temp.is_unclean(%2$I) then char_length(pg_temp.%3$I(%2$I)) <= char_length(%2$I) and pg_temp.%3$I(%2$I) <> %2$I end',
      field.relation, field.name, field.form, field.blank);
  end loop;
  perform set_config('vstrecha.own_notices', 'off', true);
end $$;--> statement-breakpoint
update company_files set name = pg_temp.stored_file_name(name)
where case when pg_temp.is_unclean(name) or name ~ '[\u0009-\u000D\u2028\u2029]'
  then char_length(pg_temp.stored_file_name(name)) <= char_length(name) end;--> statement-breakpoint
update attachments set name = pg_temp.stored_file_name(name)
where case when pg_temp.is_unclean(name) or name ~ '[\u0009-\u000D\u2028\u2029]'
  then char_length(pg_temp.stored_file_name(name)) <= char_length(name) end;--> statement-breakpoint
update site_content set value = pg_temp.stored_json(value) where value <> pg_temp.stored_json(value);--> statement-breakpoint
update broadcasts set segment = pg_temp.stored_json(segment) where segment <> pg_temp.stored_json(segment);--> statement-breakpoint
update notices set data = pg_temp.stored_json(data)
where case when pg_temp.is_unclean(data::text) or data::text ~ '\\u00' or pg_temp.is_unclean(data ->> 'body')
  then data <> pg_temp.stored_json(data) end;--> statement-breakpoint

-- Two places that become equal keep their names: meetings refer to both.
do $$
declare entry record;
begin
  for entry in select id, pg_temp.stored_name(label) as label, pg_temp.stored_text(hall) as hall from places
    where (pg_temp.is_unclean(label) or pg_temp.is_unclean(hall))
      and char_length(pg_temp.stored_name(label)) <= 60 and char_length(pg_temp.stored_text(hall)) <= 60 order by id loop
    begin
      update places set label = entry.label, hall = entry.hall where id = entry.id;
    exception when unique_violation then null; end;
  end loop;
end $$;
