-- Messages that their authors have deleted, by what their clients called them: a repeat of the request must not bring one back.
create table deleted_messages (
  user_id integer not null references users (id) on delete cascade,
  client_id uuid not null,
  deleted_at timestamptz not null,
  primary key (user_id, client_id)
);
