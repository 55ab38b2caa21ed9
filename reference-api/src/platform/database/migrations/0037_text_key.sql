-- Texts that look equal are equal: the twin of `textKey` in shared-api/text, which says what the two lists of characters are.
create function text_key(value text) returns text language sql immutable strict parallel safe as $$
  select btrim(regexp_replace(
    translate(lower(translate(normalize(regexp_replace(value,
      '[\u0001-\u0008\u000E-\u001F\u007F-\u009F\u00AD\u034F\u061C\u115F\u1160\u17B4\u17B5\u180B-\u180F\u200B-\u200F\u202A-\u202E\u2060-\u206F\u3164\uFE00-\uFE0F\uFEFF\uFFA0\uFFF0-\uFFFB\U0001BCA0-\U0001BCA3\U0001D173-\U0001D17A\U000E0000-\U000E0FFF]',
      '', 'g'), nfc), 'İ', 'i')), 'ёς', 'еσ'),
    '[\u0009-\u000D \u00A0\u1680\u2000-\u200A\u2028\u2029\u202F\u205F\u2800\u3000]+', ' ', 'g'), ' ')
$$;--> statement-breakpoint

alter table users drop column company_key;--> statement-breakpoint
alter table users add column company_key text not null generated always as (text_key(company)) stored;--> statement-breakpoint
create index users_catalogue on users (type, company_key, id)
  include (city_id, branding, is_advertising_agency, only_chat, minimum_circulation, minimum_sum, activity_keys)
  where registration_step = 'FINISHED' and is_activated and not is_blocked and not is_admin;--> statement-breakpoint
create index users_by_company on users (company_key, id) where not is_admin;--> statement-breakpoint

alter table cities add column title_key text not null generated always as (text_key(title)) stored;--> statement-breakpoint
create index cities_by_title on cities (title_key, country_id);
