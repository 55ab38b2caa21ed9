import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eq } from 'drizzle-orm';
import { cities, users } from '#platform/database/schema.ts';
import { openTestApp } from '#testing/scene.ts';
import { PASSWORD } from '#testing/testApp.ts';

const api = await openTestApp();
const viewer = await api.createUser({ company: 'Зритель', type: 'Заказчик' });
const admin = await api.createUser({ is_admin: true });
await api.db.insert(cities).values([
  { id: 501, country_id: 1, title: 'Королёв' },
  { id: 502, country_id: 1, title: 'Нижний\u00A0Новгород' },
]);

/** Typed and stored: each search finds its company. */
const PAIRS = [
  ['полет', 'Полёт'],
  ['елка', 'Ёлка'],
  ['королев', 'Королёв'],
  ['могилев', 'Могилёв'],
  ['Нижний Новгород', 'Нижний\u00A0Новгород'],
  ['Золотой  век', 'Золотой век'],
  ['Йод', 'И\u0306од'],
] as const;

let phone = 0;
const form = (changes: object) => ({
  type: 'Поставщик',
  company: 'Ромашка',
  country: 'Россия',
  city: 'Омск',
  firstname: 'Анна',
  lastname: 'Белова',
  phone: `+7 (900) 555-${10 + (phone += 1)}-00`,
  email: `new${phone}@test.example`,
  password: PASSWORD,
  retryPassword: PASSWORD,
  isAdvertisingAgency: false,
  ...changes,
});
const signup = (changes: object) => api.call(null, 'POST', '/api/auth/signup', form(changes));
const login = async (email: string) =>
  (await api.call(null, 'POST', '/api/auth/login', { login: email, password: PASSWORD })).status;
const companyOf = async (email: string) =>
  (await api.db.select().from(users).where(eq(users.email, email))).map((row) => [row.company, row.city_id]);

for (const [typed, stored] of PAIRS)
  test(`[TXT-01] every search for «${typed}» finds «${stored}»`, async () => {
    const { id } = await api.createUser({ company: stored });
    await api.call(viewer, 'POST', '/api/message', { user_id: id, text: 'Здравствуйте', attachments: [] });
    const q = encodeURIComponent(typed);
    const found = (await api.call(viewer, 'POST', '/api/users', { company: typed })).json<'findUsers'>();
    assert.deepEqual(
      found.users.map((each) => each.id),
      [id],
    );
    const chats = (await api.call(viewer, 'GET', `/api/chats?prompt=${q}`)).json<'getChats'>();
    assert.deepEqual(
      chats.chats.map((each) => each.user_id),
      [id],
    );
    const seen = (
      await api.call(admin, 'GET', `/api/organizer/participants?q=${q}`)
    ).json<'getOrganizerParticipants'>();
    assert.deepEqual(
      seen.participants.map((each) => each.id),
      [id],
    );
  });

test('[TXT-01] a city is found, chosen and filtered in any spelling', async () => {
  const found = await api.call(
    null,
    'GET',
    `/api/geonames/countries/1/cities?search=${encodeURIComponent('нижний новгород')}`,
  );
  assert.deepEqual(
    found.json<'findCities'>().cities.map(({ title }) => title),
    ['Нижний\u00A0Новгород'],
  );
  assert.equal((await signup({ email: 'city@test.example', city: 'КОРОЛЕВ ' })).status, 200);
  assert.deepEqual(await companyOf('city@test.example'), [['Ромашка', 501]]);
  const there = await api.createUser({ company: 'Подлипки', city_id: 501 });
  const inCity = (await api.call(viewer, 'POST', '/api/users', { location: ['Королев'] })).json<'findUsers'>();
  assert.deepEqual(
    inCity.users.map(({ id }) => id),
    [there.id],
  );
});

for (const company of ['\u200B\u200B\u200B', '\u3164', '\u2800\u2800', '\u00AD', '\u034F', '\u{E0041}'])
  test(`[TXT-02] a company without a visible character is refused: ${JSON.stringify(company)}`, async () => {
    assert.equal((await signup({ company })).status, 400);
    assert.equal((await signup({ firstname: company })).status, 400);
  });

test('[TXT-01] a name is stored without invisible characters, in normal form', async () => {
  assert.equal(
    (await signup({ email: 'clean@test.example', company: 'Роман\u00AD и\u0306од\u200B 👨\u200D👩\u200D👧' })).status,
    200,
  );
  assert.deepEqual(await companyOf('clean@test.example'), [['Роман йод 👨\u200D👩\u200D👧', 2]]);
});

test('[TXT-01] a mailbox is one account in both domain spellings', async () => {
  assert.equal((await signup({ email: 'anna@xn--e1afmkfd.xn--p1ai' })).status, 200);
  const again = await signup({ email: 'Anna@Пример.рф' });
  assert.deepEqual([again.status, again.json()], [422, { errors: { email: 'ERROR_EMAIL_EXIST' } }]);
  assert.deepEqual([await login('anna@пример.рф'), await login('ANNA@xn--e1afmkfd.xn--p1ai')], [200, 200]);
  assert.equal((await companyOf('anna@пример.рф')).length, 1);
});

test('[TXT-01] two former accounts of one mailbox both log in', async () => {
  const ascii = await api.createUser({ email: 'two@xn--e1afmkfd.xn--p1ai' });
  const letters = await api.createUser({ email: 'two@пример.рф' });
  for (const [email, id] of [
    ['two@xn--e1afmkfd.xn--p1ai', ascii.id],
    ['Two@пример.рф', letters.id],
  ] as const) {
    const answer = await api.call(null, 'POST', '/api/auth/login', { login: email, password: PASSWORD });
    const cookie = String(answer.headers['set-cookie']).split(';')[0] ?? '';
    assert.equal((await api.call(null, 'GET', '/api/user', undefined, { cookie })).json<'getCurrentUser'>().id, id);
  }
});
