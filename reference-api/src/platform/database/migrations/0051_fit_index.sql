-- Ranking a catalogue by fit reads this index alone.
drop index if exists users_catalogue;--> statement-breakpoint
create index users_catalogue on users (type, company_key, id)
  include (city_id, branding, is_advertising_agency, only_chat, minimum_circulation, minimum_sum, activity_keys, wanted_count)
  where registration_step = 'FINISHED' and is_activated and not is_blocked and not is_admin;
