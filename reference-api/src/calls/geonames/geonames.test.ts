import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as schema from '#platform/database/schema.ts';
import { openTestApp } from '#testing/scene.ts';

const api = await openTestApp();
const more = ['Новомосковск', 'Мосальск', 'Город_1', ...Array.from({ length: 30 }, (_, n) => `Посёлок ${n}`)];
await api.db.insert(schema.cities).values(more.map((title, index) => ({ id: index + 100, country_id: 1, title })));

const search = async (text: string, country = 1) =>
  (await api.call(null, 'GET', `/api/geonames/countries/${country}/cities?search=${encodeURIComponent(text)}`))
    .json<'findCities'>()
    .cities.map(({ title }) => title);

test('ranks cities that begin with the search text first', async () => {
  assert.deepEqual(await search('МОС'), ['Мосальск', 'Москва', 'Новомосковск']);
});

test('searches literally in one country, returning at most twenty', async () => {
  assert.deepEqual(await search('_'), ['Город_1']);
  assert.deepEqual(await search('Минск'), []);
  assert.deepEqual(await search('мин', 2), ['Минск']);
  assert.equal((await search('посёлок')).length, 20);
  assert.equal((await api.call(null, 'GET', '/api/geonames/countries/77/cities?search=abc')).status, 404);
});

test('finds cities with their countries by exact names', async () => {
  const byNames = async (query: string) => api.call(null, 'GET', `/api/geonames/cities?${query}`);
  const find = async (...names: string[]) =>
    (await byNames(names.map((name) => `names[]=${encodeURIComponent(name)}`).join('&'))).json<'getCitiesByName'>()
      .cities;
  assert.deepEqual(await find('Минск'), [{ title: 'Минск', country: 'Беларусь' }]);
  assert.deepEqual(await find('Омск', 'Минск', 'Атлантида', 'Омск'), [
    { title: 'Минск', country: 'Беларусь' },
    { title: 'Омск', country: 'Россия' },
  ]);
  assert.deepEqual((await byNames('names%5B%5D=%D0%9E%D0%BC%D1%81%D0%BA')).json<'getCitiesByName'>().cities.length, 1);
  for (const query of [
    '',
    'names=Омск',
    'names[]=%00',
    `names[]=${'a'.repeat(101)}`,
    Array(201).fill('names[]=a').join('&'),
  ])
    assert.equal((await byNames(encodeURI(decodeURI(query)))).status, 400, query.slice(0, 30));
});
