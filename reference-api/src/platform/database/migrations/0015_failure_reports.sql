-- What failed of which build of a remote, told by browsers: one row per hour and kind of failure, however often it came. Nobody is named.
create table failure_reports (
  hour timestamptz not null,
  remote text not null,
  build text not null,
  expose text not null,
  phase text not null,
  error text not null,
  browser text not null,
  shell text not null,
  reports integer not null,
  people integer not null,
  last_at timestamptz not null,
  primary key (hour, remote, build, expose, phase, error)
);
