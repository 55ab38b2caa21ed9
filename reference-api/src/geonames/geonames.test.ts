import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import * as schema from '../db/schema.ts';
import { createTestApp, type TestApp } from '../testing/testApp.ts';

let api: TestApp;
before(async () => {
  api = await createTestApp();
  const more = ['Новомосковск', 'Мосальск', 'Город_1', ...Array.from({ length: 30 }, (_, n) => `Посёлок ${n}`)];
  await api.db.insert(schema.cities).values(more.map((title, index) => ({ id: index + 100, country_id: 1, title })));
});
after(() => api.close());

const search = async (text: string, country = 1) =>
  (await api.call(null, 'GET', `/api/geonames/countries/${country}/cities?search=${encodeURIComponent(text)}`)).json<'findCities'>().cities.map(({ title }) => title);

test('cities that begin with the search text come before those that contain it', async () => {
  assert.deepEqual(await search('МОС'), ['Мосальск', 'Москва', 'Новомосковск']);
});

test('the search is literal, of one country, and answers at most twenty', async () => {
  assert.deepEqual(await search('_'), ['Город_1']);
  assert.deepEqual(await search('Минск'), []);
  assert.deepEqual(await search('мин', 2), ['Минск']);
  assert.equal((await search('посёлок')).length, 20);
  assert.equal((await api.call(null, 'GET', '/api/geonames/countries/77/cities?search=abc')).status, 404);
});
