-- When somebody was last written to about an invitation of somebody else: one letter an hour.
create table invitation_letters (
  sender_id integer not null references users (id) on delete cascade,
  recipient_id integer not null references users (id) on delete cascade,
  sent_at timestamptz not null,
  primary key (sender_id, recipient_id)
);--> statement-breakpoint

-- What an uploader's attachments take up.
create index attachments_by_user on attachments (user_id) include (size) where not is_deleted;--> statement-breakpoint

-- The mailings of one sender and day.
create index mailings_by_sender on mailings (sender_id, created_at);
