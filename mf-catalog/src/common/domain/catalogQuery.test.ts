import { expect, test } from '@jest/globals';
import { emptyFilter } from './catalogFilter';
import { defaultCatalogQuery, readCatalogQuery, writeCatalogQuery, type CatalogQuery } from './catalogQuery';
import { noteCities } from './knownCities';

const everything: CatalogQuery = {
  filter: {
    company: 'ООО «A&B» + 100%',
    location: ['Казань', 'Ростов-на-Дону'],
    activity: [2, 15],
    circulation: ['от 100 шт.'],
    sum: ['от 10 000 ₽'],
    branding: ['Нет (без нанесения)'],
    agency: 2,
    communication: 1,
    meeting: 2,
    onlyChat: 1,
    commonTime: true,
  },
  limit: 30,
  page: 7,
};

const read = (address: string) => readCatalogQuery(new URLSearchParams(address));

test('reads no query from an address without catalogue parameters', () => {
  expect(read('')).toBeUndefined();
  expect(read('utm_source=letter')).toBeUndefined();
});

test('fills missing parameters with defaults', () => {
  expect(read('company=ветер')).toEqual({
    filter: { ...emptyFilter, company: 'ветер' },
    limit: 10,
    page: 1,
  });
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
  'city=',
  `city=${'я'.repeat(101)}`,
  'activity=textile',
  'activity=0.-3.1e5',
  'agency=maybe',
  'met=2',
])('falls back to the default for an invalid address (%s)', (garbage) => {
  expect(read(garbage)).toEqual(defaultCatalogQuery);
});

test('reads a written query unchanged [CAT-05]', () => {
  for (const query of [defaultCatalogQuery, everything]) expect(read(writeCatalogQuery(query))).toEqual(query);
});

test('cuts a company name over the limit, and only once', () => {
  const cut = read(`company=${'я'.repeat(300)}`);
  expect(cut?.filter.company).toHaveLength(200);
  expect(read(writeCatalogQuery(cut ?? defaultCatalogQuery))).toEqual(cut);
});

test('writes readable addresses [CAT-05]', () => {
  expect(decodeURIComponent(writeCatalogQuery(everything))).toBe(
    'company=ООО+«A&B»+++100%&city=Казань&city=Ростов-на-Дону&circulation=от+100+шт.&sum=от+10+000+₽' +
      '&branding=Нет+(без+нанесения)&activity=2.15&agency=no&talked=yes&met=no&chat=yes&time=yes&limit=30&page=7',
  );
});

test('drops duplicate and invalid values and keeps valid ones', () => {
  expect(read('city=Казань&city=Казань&city=+&activity=3.3.x.4')?.filter).toEqual({
    ...emptyFilter,
    location: ['Казань'],
    activity: [3, 4],
  });
});

const cities = (count: number, name: string) => Array.from({ length: count }, (_, index) => `${name}-${index}`);

test('spells a hundred cities below 2 KB, unchanged when read [NET-05]', () => {
  const filter = { ...everything.filter, location: cities(100, 'Ёлкино пос.').toSorted(), activity: [2, 3, 4, 7] };
  const written = writeCatalogQuery({ ...everything, filter });
  expect(written.length).toBeLessThan(2_000);
  expect(read(written)).toEqual({ ...everything, filter });
  expect(writeCatalogQuery(read(written) ?? defaultCatalogQuery)).toBe(written);
});

test('shortens an older address with 500 cities, without a loss [NET-05]', () => {
  const found = readCatalogQuery(new URLSearchParams(cities(500, 'Петропавловск').map((city) => ['city', city])));
  expect(found?.filter.location).toEqual(cities(500, 'Петропавловск'));
  const written = writeCatalogQuery(found ?? defaultCatalogQuery);
  expect(written.length).toBeLessThan(2_000);
  expect(read(written)?.filter.location).toEqual(cities(500, 'Петропавловск').toSorted());
});

/** Names as long as those of cities, most with different beginnings. */
const manyCities = Array.from({ length: 1000 }, (_, index) =>
  Array.from({ length: 9 }, (_each, at) =>
    'абвгдежзиклмнопрст'.charAt(Math.floor((index + 1) * Math.sin(at + 1) ** 2 * 977) % 18),
  ).join(''),
).filter((name, at, all) => all.indexOf(name) === at);

test.each([
  ['all', 1000],
  ['all but few', 990],
  ['half', 500],
  ['few hundred', 300],
])('keeps %s of 1,000 cities below 2 KB [NET-05]', (_, count) => {
  noteCities(manyCities);
  const location = manyCities.slice(0, count);
  const written = writeCatalogQuery({ ...everything, filter: { ...everything.filter, location } });
  expect(written.length).toBeLessThan(2_000);
  const found = read(written) ?? defaultCatalogQuery;
  expect({ ...found.filter, location: found.filter.location.toSorted() }).toEqual({
    ...everything.filter,
    location: location.toSorted(),
  });
  expect(writeCatalogQuery(found)).toBe(written);
});

test('reads ids after cities have come and gone [NET-05]', () => {
  noteCities(manyCities);
  const filter = { ...emptyFilter, location: manyCities.slice(0, 400) };
  const written = writeCatalogQuery({ ...defaultCatalogQuery, filter });
  noteCities([...manyCities.slice(1), 'Новый']);
  expect(read(written)?.filter.location).toEqual(manyCities.slice(1, 400));
});

test('reads the short spelling of an earlier release [NET-05]', () => {
  expect(read('city_=*kahan._*olrk&limit=10&page=1')?.filter.location).toHaveLength(2);
});

test.each([
  ['the longest names', { location: cities(100, 'Ж'.repeat(90)), company: '«'.repeat(200) }],
  ['every other activity', { activity: Array.from({ length: 1000 }, (_, index) => 2 * index + 1) }],
])('keeps the address below 2 KB for %s [NET-05]', (_, part) => {
  const written = writeCatalogQuery({ ...everything, filter: { ...emptyFilter, ...part } });
  expect(written.length).toBeLessThan(2_000);
  expect(writeCatalogQuery(read(written) ?? defaultCatalogQuery)).toBe(written);
});
