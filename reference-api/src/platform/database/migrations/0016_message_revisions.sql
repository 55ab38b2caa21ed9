-- How many times the text of a message has been changed: of two pushes that come in the wrong order, the higher number is the later text.
alter table messages add column revision integer not null default 0;
