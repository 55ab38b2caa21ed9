-- How many times a meeting has been moved: calendars take the file with the higher number for the newer one.
alter table meetings add column sequence integer not null default 0;
