-- How quick pages were in browsers: how many values of a figure fell into a bucket on a day, per page and build. Nobody is named.
create table field_figures (
  day date not null,
  page text not null,
  build text not null,
  shell text not null,
  figure text not null,
  device text not null,
  bucket smallint not null,
  total integer not null,
  first_at timestamptz not null,
  primary key (day, page, build, shell, figure, device, bucket)
);
