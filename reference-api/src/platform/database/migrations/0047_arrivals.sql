-- What a side says of its meeting around the beginning: it is there, or late. Moving the meeting forgets it.
alter table meeting_sides add column arrived_at timestamptz;--> statement-breakpoint
alter table meeting_sides add column late_minutes smallint check (late_minutes in (5, 10, 15));
