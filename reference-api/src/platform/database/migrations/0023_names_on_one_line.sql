-- Names are one line without control characters and without marks that turn the direction of writing (openapi.yaml, CompanyName and PersonName).
update users set
  company = coalesce(nullif(btrim(regexp_replace(company, '[\u0001-\u001F\u007F-\u009F\u2028\u2029\u202A-\u202E\u2066-\u2069]+', ' ', 'g')), ''), '—'),
  firstname = coalesce(nullif(btrim(regexp_replace(firstname, '[\u0001-\u001F\u007F-\u009F\u2028\u2029\u202A-\u202E\u2066-\u2069]+', ' ', 'g')), ''), '—'),
  lastname = coalesce(nullif(btrim(regexp_replace(lastname, '[\u0001-\u001F\u007F-\u009F\u2028\u2029\u202A-\u202E\u2066-\u2069]+', ' ', 'g')), ''), '—')
where company || firstname || lastname ~ '[\u0001-\u001F\u007F-\u009F\u2028\u2029\u202A-\u202E\u2066-\u2069]';
