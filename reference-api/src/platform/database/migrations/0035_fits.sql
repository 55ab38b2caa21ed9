-- Fits of a company are counted in this index alone.
create index user_activities_of_activity on user_activities (activity_id, user_id);--> statement-breakpoint
drop index user_activities_by_activity;
