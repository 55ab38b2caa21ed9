-- The hyphens of Word (U+2010, and U+2011 that breaks no line) look like the one of keyboards.
create or replace function text_key(value text) returns text language sql immutable strict parallel safe as $$
  select btrim(regexp_replace(
    translate(lower(translate(normalize(regexp_replace(value,
      '[\u0001-\u0008\u000E-\u001F\u007F-\u009F\u00AD\u034F\u061C\u115F\u1160\u17B4\u17B5\u180B-\u180F\u200B-\u200F\u202A-\u202E\u2060-\u206F\u3164\uFE00-\uFE0F\uFEFF\uFFA0\uFFF0-\uFFFB\U0001BCA0-\U0001BCA3\U0001D173-\U0001D17A\U000E0000-\U000E0FFF]',
      '', 'g'), nfc), 'İ', 'i')), U&'\0451\03C2\2010\2011', U&'\0435\03C3--'),
    '[\u0009-\u000D \u00A0\u1680\u2000-\u200A\u2028\u2029\u202F\u205F\u2800\u3000]+', ' ', 'g'), ' ')
$$;--> statement-breakpoint

-- Writing a row computes its key again.
update users set company = company where company ~ '[\u2010\u2011]';--> statement-breakpoint
update cities set title = title where title ~ '[\u2010\u2011]';
