-- One company's open invitations in the order of its lists, and their number, without reading everybody's.
create index if not exists invitations_open_incoming on invitations (recipient_id, date, point, id) where status = 'AWAITING';--> statement-breakpoint
create index if not exists invitations_open_outgoing on invitations (sender_id, date, point, id) where status = 'AWAITING';
