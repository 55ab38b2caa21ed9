import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as schema from '#platform/database/schema.ts';
import { openScene } from '#testing/scene.ts';
import type { TestUser } from '#testing/testRows.ts';
import { readSite } from './companyForm.ts';

const { api, supplier: user } = await openScene();
await api.db.insert(schema.activities).values([
  { id: 2, value: 'Футболки', node: 1 },
  { id: 1, value: 'Текстиль', node: 0 },
  { id: 3, value: 'Посуда', node: 0 },
]);

const self = async (who: TestUser) => (await api.call(who, 'GET', '/api/user')).json<'getCurrentUser'>();
const GENERAL = {
  firstname: ' Анна ',
  lastname: 'Белова',
  email: 'anna@test.example',
  phone: '+7 (900) 555-00-01',
  country: 'Беларусь',
  city: 'Минск',
};
const saveGeneral = (who: TestUser, changes: object = {}) =>
  api.call(who, 'PUT', '/api/profile/generalinfo', { ...GENERAL, ...changes });
const COMPANY = {
  company: ' ООО «Печать» ',
  activity: [2, 3, 2],
  description: ' Печатаем. ',
  site: 'печать.рф/каталог?a=1',
  circulation: ['от 50 шт.', 'от 10 шт.', 'от 50 шт.'],
  sum: ['от 10 000 ₽'],
  branding: 'Да (с нанесением)',
  only_chat: false,
  is_advertising_agency: false,
  industry: '',
};
const saveCompany = (who: TestUser, changes: object = {}) =>
  api.call(who, 'PUT', '/api/profile/companyinfo', { ...COMPANY, ...changes });
const saveStep = (who: TestUser, step: string) => api.call(who, 'PUT', '/api/profile/registration_step', { step });

test('saves general info trimmed [EDIT-01]', async () => {
  assert.equal((await saveGeneral(user)).status, 200);
  const { firstname, lastname, email, phone, country, city } = await self(user);
  assert.deepEqual({ firstname, lastname, email, phone, country, city }, { ...GENERAL, firstname: 'Анна' });
  assert.equal((await saveGeneral(user)).status, 200, 'one’s own e-mail and phone are no duplicates');
});

test('refuses a taken e-mail or phone, also under concurrency', async () => {
  const [one, other] = [
    await api.createUser({ email: 'one@test.example', phone: '+7 900 777-00-00', phone_key: '79007770000' }),
    await api.createUser(),
  ];
  const email = await saveGeneral(other, { email: ' ONE@test.example', phone: '+7 900 777-00-01' });
  assert.deepEqual([email.status, email.json()], [422, { errors: { email: 'ERROR_EMAIL_EXIST' } }]);
  const phone = await saveGeneral(other, { email: 'new@test.example', phone: '8 (900) 777 00 00' });
  assert.deepEqual([phone.status, phone.json()], [422, { errors: { phone: 'ERROR_PHONE_EXIST' } }]);
  const same = { email: 'race@test.example', phone: '+7 900 777-00-02' };
  assert.deepEqual(
    (await Promise.all([saveGeneral(one, same), saveGeneral(other, same)])).map(({ status }) => status).sort(),
    [200, 422],
  );
});

test('refuses invalid general info', async () => {
  for (const changes of [
    { firstname: ' ' },
    { email: 'анна' },
    { phone: 'телефон' },
    { phone: '12345' },
    { city: 'Атлантида' },
    { city: 'Москва' },
    { country: '' },
    { lastname: 'a\0b' },
  ]) {
    const { status, text } = await saveGeneral(user, changes);
    assert.equal(status, 400, JSON.stringify(changes));
    assert.match(text, /^[А-Я].*\.$/);
  }
});

test('saves company info without duplicates and completes the site’s URL [EDIT-03]', async () => {
  const answer = await saveCompany(user);
  assert.deepEqual([answer.status, answer.text], [200, '{"ok":true}']);
  const { company, activity, description, site, minimum_circulation, minimum_sum, branding } = await self(user);
  assert.deepEqual(
    { company, activity, description, site, minimum_circulation, minimum_sum, branding },
    {
      company: 'ООО «Печать»',
      activity: [
        { id: 2, value: 'Футболки' },
        { id: 3, value: 'Посуда' },
      ],
      description: 'Печатаем.',
      site: 'https://печать.рф/каталог?a=1',
      minimum_circulation: ['от 10 шт.', 'от 50 шт.'],
      minimum_sum: ['от 10 000 ₽'],
      branding: 'Да (с нанесением)',
    },
  );
  const empty = { activity: [], description: '', site: '', circulation: [], sum: [], branding: '', only_chat: true };
  assert.equal((await saveCompany(user, empty)).status, 200);
  const cleared = await self(user);
  assert.deepEqual(
    [cleared.activity, cleared.site, cleared.minimum_circulation, cleared.only_chat],
    [[], '', [], true],
  );
});

test('refuses invalid company info', async () => {
  const cases = [
    { company: '  ' },
    { activity: [99] },
    { activity: [2 ** 40] },
    { activity: [-1] },
    { circulation: ['сколько-нибудь'] },
    { sum: ['даром'] },
    { branding: 'Возможно' },
    { industry: 'Пиратство' },
    { site: 'javascript:alert(1)' },
    { site: 'просто слова' },
    { site: `example.ru/${'а'.repeat(290)}` },
    { description: 'а'.repeat(10_001) },
  ];
  for (const changes of cases)
    assert.equal((await saveCompany(user, changes)).status, 400, JSON.stringify(changes).slice(0, 80));
  assert.equal((await self(user)).company.startsWith('Компания'), true);
});

test('accepts only web addresses as a site', () => {
  const sites = [
    'example.ru',
    'http://example.ru',
    'HTTPS://Example.ru/a b'.replace(' ', '%20'),
    'сайт.рф',
    'a.b.example.com:8080/x',
  ];
  assert.deepEqual(sites.map(readSite), [
    'https://example.ru',
    'http://example.ru',
    'https://Example.ru/a%20b',
    'https://сайт.рф',
    'https://a.b.example.com:8080/x',
  ]);
  const others = [
    '',
    'localhost',
    '127.0.0.1',
    'http://[::1]/',
    'ftp://example.ru',
    'mailto:a@example.ru',
    'data:text/html,x',
    'user:pass@example.ru',
    '//example.ru',
    'exa mple.ru',
    'https://',
    'a.ru"onclick=1',
    '<b>.ru',
    'a.ru\nx',
  ];
  assert.deepEqual(
    others.map(readSite),
    others.map(() => undefined),
  );
});

test('requires every field during registration and advances the step [REG-06]', async () => {
  const newcomer = await api.createUser({ type: 'Заказчик', registration_step: 'COMPANY' });
  const full = { industry: 'Спорт' };
  for (const changes of [
    { activity: [] },
    { description: ' ' },
    { circulation: [] },
    { sum: [] },
    { branding: '' },
    { site: '' },
    { industry: '' },
  ]) {
    const { status, text } = await saveCompany(newcomer, { ...full, ...changes });
    assert.equal(status, 400, JSON.stringify(changes));
    assert.match(text, /^[А-Я].*\.$/);
  }
  assert.equal((await self(newcomer)).registration_step, 'COMPANY');
  assert.equal((await saveCompany(newcomer, full)).status, 200);
  assert.equal((await self(newcomer)).registration_step, 'FILES');
  await saveStep(newcomer, 'MEETINGS');
  assert.equal((await saveCompany(newcomer, { ...full, only_chat: true })).status, 200);
  assert.deepEqual([(await self(newcomer)).registration_step, (await self(newcomer)).only_chat], ['MEETINGS', true]);

  const agency = await api.createUser({ type: 'Заказчик', registration_step: 'COMPANY' });
  assert.equal((await saveCompany(agency, { is_advertising_agency: true })).status, 200);
  const supplier = await api.createUser({ registration_step: 'COMPANY' });
  assert.equal((await saveCompany(supplier)).status, 200);
});

test('advances registration steps in order and tolerates repeats [REG-07]', async () => {
  const newcomer = await api.createUser({ registration_step: 'COMPANY' });
  for (const step of ['FILES', 'MEETINGS', 'FINISHED'])
    assert.equal((await saveStep(newcomer, step)).status, 409, step);
  await saveCompany(newcomer);
  for (const step of ['COMPANY', 'FINISHED']) assert.equal((await saveStep(newcomer, step)).status, 409, step);
  assert.deepEqual(
    [(await saveStep(newcomer, 'MEETINGS')).status, (await saveStep(newcomer, 'MEETINGS')).status],
    [200, 200],
  );
  assert.equal((await saveStep(newcomer, 'FILES')).status, 409);
  assert.equal((await saveStep(newcomer, 'SIGNUP')).status, 400);
  assert.equal((await saveStep(user, 'COMPANY')).status, 409);
  assert.equal((await saveStep(user, 'FINISHED')).status, 200);
});

test('finishes registration only with a free slot or chat-only [REG-08]', async () => {
  const newcomer = await api.createUser({ registration_step: 'MEETINGS' });
  const refused = await saveStep(newcomer, 'FINISHED');
  assert.equal(refused.status, 409);
  assert.match(refused.text, /свободное время/);
  await api.db.insert(schema.defaultPoints).values({ user_id: newcomer.id, point: '09:00', status: 'BLOCKED' });
  assert.equal((await saveStep(newcomer, 'FINISHED')).status, 409);
  await api.db.insert(schema.defaultPoints).values({ user_id: newcomer.id, point: '10:00', status: 'AVAILABLE' });
  assert.equal((await saveStep(newcomer, 'FINISHED')).status, 200);
  assert.equal((await api.call(newcomer, 'POST', '/api/users', {})).status, 200);
  const chatOnly = await api.createUser({ registration_step: 'MEETINGS', only_chat: true });
  assert.equal((await saveStep(chatOnly, 'FINISHED')).status, 200);
});

test('accepts four notification modes [EDIT-07]', async () => {
  for (const notify of ['NOT', 'SMS', 'EMAIL', 'ALL']) {
    assert.equal((await api.call(user, 'PUT', '/api/profile/meetings', { notify })).status, 200);
    assert.equal((await self(user)).notify, notify);
  }
  for (const notify of ['sms', '', null, 1])
    assert.equal((await api.call(user, 'PUT', '/api/profile/meetings', { notify })).status, 400);
});

test('refuses changes by guests or blocked users and extra fields', async () => {
  const blocked = await api.createUser({ is_blocked: true });
  for (const [who, status] of [
    [null, 401],
    [blocked, 403],
  ] as const) {
    assert.equal((await api.call(who, 'PUT', '/api/profile/companyinfo', COMPANY)).status, status);
    assert.equal((await api.call(who, 'PUT', '/api/profile/generalinfo', GENERAL)).status, status);
    assert.equal((await api.call(who, 'PUT', '/api/profile/meetings', { notify: 'NOT' })).status, status);
    assert.equal((await api.call(who, 'PUT', '/api/profile/registration_step', { step: 'FILES' })).status, status);
  }
  assert.equal((await saveCompany(user, { id: blocked.id })).status, 400);
  assert.equal((await saveCompany(user, { is_admin: true })).status, 400);
});

test('lists activity groups first and industries by name', async () => {
  const { activities } = (await api.call(user, 'GET', '/api/activities')).json<'getActivities'>();
  assert.deepEqual(
    activities.map(({ id, node }) => [id, node]),
    [
      [1, 0],
      [3, 0],
      [2, 1],
    ],
  );
  const { industries } = (await api.call(user, 'GET', '/api/industries')).json<'getIndustries'>();
  assert.deepEqual(
    industries.map(({ name }) => name),
    industries.map(({ name }) => name).toSorted((one, other) => one.localeCompare(other, 'ru')),
  );
});
