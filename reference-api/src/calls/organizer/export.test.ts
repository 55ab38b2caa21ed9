import assert from 'node:assert/strict';
import { test } from 'node:test';
import { writeCsv } from 'shared-api/csv';
import { openScene } from '#testing/scene.ts';
import { PASSWORD } from '#testing/testApp.ts';

const { api, supplier } = await openScene();
const admin = await api.createUser({ is_admin: true });

const URL = '/api/organizer/participants/export';
const get = (query: string) => api.call(admin, 'GET', `${URL}?${query}`);

test('asks for the password before it exports contacts [ORG-02]', async () => {
  const refused = await get('format=csv');
  assert.deepEqual([refused.status, refused.headers['x-confirm']], [403, 'password']);
  assert.equal((await get('format=csv&columns=company')).status, 200);
  await api.call(admin, 'POST', '/api/organizer/confirm', { password: PASSWORD });
  const answer = await get('format=csv');
  assert.equal(answer.status, 200);
  assert.match(String(answer.headers['content-disposition']), /^attachment;.*\.csv/);
  assert.ok(answer.text.startsWith('\uFEFF"Номер";"Компания"'));
  assert.match(answer.text, new RegExp(`"${supplier.email}"`));
});

test('keeps names with formulas as text in CSV [ORG-05]', async () => {
  const { id } = await api.createUser({ company: '=1+1;"x"' });
  const { text } = await get(`format=csv&columns=company&columns=meetings&q=${encodeURIComponent(`#${id}`)}`);
  assert.equal(text, '\uFEFF"Компания";"Встречи"\r\n"\'=1+1;""x""";"0"\r\n');
});

test('[TXT-05] writes phones and formulas by the rule of the browser', async () => {
  await api.call(admin, 'POST', '/api/organizer/confirm', { password: PASSWORD });
  const phone = '+7 (916) 000-00-00';
  const { id } = await api.createUser({ company: '@SUM(A1)', phone });
  const { text } = await get(`format=csv&columns=company&columns=phone&q=${encodeURIComponent(`#${id}`)}`);
  const rows = [
    ['Компания', 'Телефон'],
    ['@SUM(A1)', phone],
  ];
  assert.equal(text, writeCsv(rows));
  assert.ok(text.includes(`"'@SUM(A1)";"${phone}"`));
});

test('exports XLSX and notes filter and count [ORG-05]', async () => {
  const answer = await get(`format=xlsx&columns=company&q=${encodeURIComponent(`#${supplier.id}`)}`);
  assert.ok(answer.text.startsWith('PK'));
  const [entry] = (await api.call(admin, 'GET', '/api/organizer/journal?action=export')).json<'getJournal'>().entries;
  assert.deepEqual(entry?.after, {
    format: 'xlsx',
    columns: ['company'],
    filter: { q: `#${supplier.id}` },
    count: 1,
  });
});

test('streams more companies than one query reads [ORG-05]', async () => {
  await Promise.all(Array.from({ length: 510 }, () => api.createUser({ stand: 'много' })));
  const { text } = await get('format=csv&columns=stand');
  assert.equal(text.split('"много"').length - 1, 510);
});
