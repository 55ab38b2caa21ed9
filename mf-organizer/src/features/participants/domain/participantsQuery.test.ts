import { expect, test } from '@jest/globals';
import { countFilters, readParticipantsQuery, writeParticipantsQuery } from './participantsQuery';

const read = (search: string) => readParticipantsQuery(new URLSearchParams(search));

test('survives the way through the address [ORG-03]', () => {
  for (const search of [
    '',
    'state=waiting&sort=company',
    'q=%23251&type=%D0%97%D0%B0%D0%BA%D0%B0%D0%B7%D1%87%D0%B8%D0%BA&idle=never&no_slots=1&sort=meetings&order=desc&limit=50&page=3',
  ])
    expect(writeParticipantsQuery(read(search))).toBe(search);
});

test('sorts those who wait by age, the others by name [ORG-12]', () => {
  expect(read('state=waiting')).toMatchObject({ sort: 'since', order: 'asc' });
  expect(read('state=active')).toMatchObject({ sort: 'company', order: 'asc' });
});

test('replaces impossible values by defaults [ORG-03]', () => {
  const query = read(`q=${'я'.repeat(250)}&state=gone&sort=name&order=up&limit=7&page=100001&no_slots=2`);
  expect(query).toEqual({ filter: { q: 'я'.repeat(200) }, sort: 'company', order: 'asc', limit: 20, page: 1 });
  expect(read('q=%20&page=-1')).toMatchObject({ filter: {}, page: 1 });
});

test('counts filters apart from the search', () => {
  expect(countFilters(read('q=a&state=active&no_slots=1').filter)).toBe(2);
});
