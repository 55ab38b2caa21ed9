import { expect, test } from '@jest/globals';
import { defaultCatalogQuery, readCatalogQuery, writeCatalogQuery } from './catalogQuery';

const read = (address: string) => readCatalogQuery(new URLSearchParams(address));

test('an address that says nothing about the catalogue states no query', () => {
  expect(read('')).toBeUndefined();
  expect(read('utm_source=letter')).toBeUndefined();
});

test('what an address leaves out is the default', () => {
  expect(read('company=ветер')).toEqual({ filter: { company: 'ветер' }, limit: 10, page: 1 });
  expect(read('page=3')).toEqual({ ...defaultCatalogQuery, page: 3 });
  expect(read('limit=50')).toEqual({ ...defaultCatalogQuery, limit: 50 });
});

test.each([
  'page=0',
  'page=-1',
  'page=1.5',
  'page=abc',
  'page=1e3',
  'page=99999999999',
  'page=1000001',
  'limit=11',
  'limit=100',
  'limit=10abc',
  'limit=',
  'company=%20%20',
])('garbage in the address (%s) falls back to the default', (garbage) => {
  expect(read(garbage)).toEqual(defaultCatalogQuery);
});

test('a query that was written reads the same', () => {
  for (const query of [defaultCatalogQuery, { filter: { company: 'ООО «A&B» + 100%' }, limit: 30, page: 7 }])
    expect(read(writeCatalogQuery(query))).toEqual(query);
});

test('a company name longer than the call takes is cut, and the cut one stays as it is', () => {
  const cut = read(`company=${'я'.repeat(300)}`);
  expect(cut?.filter.company).toHaveLength(200);
  expect(read(writeCatalogQuery(cut ?? defaultCatalogQuery))).toEqual(cut);
});
