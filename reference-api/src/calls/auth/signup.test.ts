import assert from 'node:assert/strict';
import { test } from 'node:test';
import { networkOf } from '#platform/limits/place.ts';
import { openTestApp } from '#testing/scene.ts';
import { SIGNUP_DAY } from './limits.ts';

const api = await openTestApp();

let number = 0;
function form(changes: object = {}) {
  number += 1;
  return {
    type: 'Заказчик',
    company: 'Новая компания',
    country: 'Россия',
    city: 'Омск',
    firstname: 'Анна',
    lastname: 'Белова',
    phone: `+7 (900) 200-00-${10 + number}`,
    email: `anna${number}@test.example`,
    password: 'секрет1',
    retryPassword: 'секрет1',
    isAdvertisingAgency: false,
    ...changes,
  };
}
const signup = (body: object) => api.call(null, 'POST', '/api/auth/signup', body);

test('lets a new user log in at the step COMPANY', async () => {
  const body = form();
  assert.equal((await signup(body)).status, 200);
  const login = await api.call(null, 'POST', '/api/auth/login', { login: body.email, password: body.password });
  const cookie = String(login.headers['set-cookie']).split(';')[0] ?? '';
  const user = (await api.call(null, 'GET', '/api/user', undefined, { cookie })).json<'getCurrentUser'>();
  assert.equal(user.registration_step, 'COMPANY');
  assert.equal(user.city, 'Омск');
  assert.equal((await api.call(null, 'POST', '/api/users', {}, { cookie })).status, 403);
});

test('refuses a taken e-mail or phone in any notation', async () => {
  const first = form({ phone: '8 900 300 00 01' });
  await signup(first);
  const sameEmail = await signup(form({ email: ` ${first.email.toUpperCase()}` }));
  assert.deepEqual([sameEmail.status, sameEmail.json()], [422, { errors: { email: 'ERROR_EMAIL_EXIST' } }]);
  const samePhone = await signup(form({ phone: '+7 (900) 300-00-01' }));
  assert.deepEqual([samePhone.status, samePhone.json()], [422, { errors: { phone: 'ERROR_PHONE_EXIST' } }]);
});

test('stores a foreign phone as typed and refuses its repeat [REG-02]', async () => {
  const body = form({ country: 'Беларусь', city: 'Минск', phone: '+375 29 123-45-67' });
  assert.equal((await signup(body)).status, 200);
  const login = await api.call(null, 'POST', '/api/auth/login', { login: body.email, password: body.password });
  const cookie = String(login.headers['set-cookie']).split(';')[0] ?? '';
  const user = (await api.call(null, 'GET', '/api/user', undefined, { cookie })).json<'getCurrentUser'>();
  assert.equal(user.phone, '+375 29 123-45-67');
  const again = await signup(form({ phone: '+375291234567' }));
  assert.deepEqual([again.status, again.json()], [422, { errors: { phone: 'ERROR_PHONE_EXIST' } }]);
  // Vietnam and Ryazan: one number if +84 were read as the Russian prefix 8.
  assert.equal((await signup(form({ phone: '+84 912 345 678' }))).status, 200);
  assert.equal((await signup(form({ phone: '+7 (491) 234-56-78' }))).status, 200);
});

test('creates one account from concurrent sign-ups with one e-mail', async () => {
  const bodies = Array.from({ length: 5 }, () => form({ email: 'race@test.example' }));
  const statuses = (await Promise.all(bodies.map(signup))).map(({ status }) => status);
  assert.deepEqual(statuses.sort(), [200, 422, 422, 422, 422]);
});

test('refuses forms that the front end never sends', async () => {
  const wrong = [
    { retryPassword: 'секрет2' },
    { city: 'Минск' },
    { country: 'Атлантида' },
    { email: 'не адрес' },
    { phone: 'звоните' },
    { company: '   ' },
    { password: '12345', retryPassword: '12345' },
    { type: 'Администратор' },
    { is_admin: true },
  ];
  for (const changes of wrong) {
    const answer = await signup(form(changes));
    assert.equal(answer.status, 400, JSON.stringify(changes));
    assert.match(answer.text, /[а-я]/);
  }
});

test('refuses names with line breaks or control characters', async () => {
  for (const sign of ['\n', '\r\n', '\t', '\u0001', '\u2028', '\u202E', '\u2066'])
    for (const field of ['company', 'firstname', 'lastname']) {
      const { status, text } = await signup(form({ [field]: `Банк${sign}Счёт закрыт` }));
      const sentence = 'Имя, фамилию и название компании пишите в одну строку, без управляющих символов.';
      assert.deepEqual([status, text], [400, sentence], JSON.stringify([field, sign]));
    }
});

test('refuses e-mail addresses with separators or control characters [REG-02]', async () => {
  for (const sign of '<>,;:"\\() \t\n\u0001\u2028')
    for (const email of [`anna${sign}b@test.example`, `anna@te${sign}st.example`]) {
      const { status, text } = await signup(form({ email }));
      assert.deepEqual([status, text], [400, 'Введите корректный адрес электронной почты.'], JSON.stringify(email));
    }
  assert.equal((await signup(form({ email: ' первый.второй+тег@почта.рф ' }))).status, 200);
});

test('limits one network to fifty accounts a day', async () => {
  // A minute past the windows of the tests above, which begin at noon.
  api.setNow('2026-11-22T12:01:00+03:00');
  await api.limiter.take(SIGNUP_DAY, networkOf('127.0.0.1'), { cost: SIGNUP_DAY.points - 1 });
  const last = form();
  const taken = form({ email: 'anna1@test.example' });
  assert.deepEqual([(await signup(taken)).status, (await signup(last)).status], [422, 200]);
  const refused = await signup(form());
  assert.deepEqual([refused.status, refused.text], [429, 'Слишком много попыток за сутки. Попробуйте снова завтра.']);
  assert.equal(refused.headers['retry-after'], String(24 * 60 * 60));
  api.setNow('2026-11-23T12:01:01+03:00');
  assert.equal((await signup(form())).status, 200);
});

test('counts a /24 and a /48 as one network [OPS-12]', async () => {
  const from = (remoteAddress: string) =>
    api.inject({ method: 'POST', url: '/api/auth/signup', payload: form(), remoteAddress });
  const networks = {
    '198.51.100.7': ['198.51.100.200', '198.51.101.7'],
    '2001:db8:7::1': ['2001:db8:7:ff::2', '2001:db8:8::1'],
  };
  for (const [address, [inside = '', outside = '']] of Object.entries(networks)) {
    await api.limiter.take(SIGNUP_DAY, networkOf(address), { cost: SIGNUP_DAY.points });
    assert.deepEqual([(await from(inside)).status, (await from(outside)).status], [429, 200], address);
  }
});

test('leaves a new account inactive under premoderation', async () => {
  api.settings.premoderation_status = true;
  const body = form();
  assert.equal((await signup(body)).status, 200);
  const login = await api.call(null, 'POST', '/api/auth/login', { login: body.email, password: body.password });
  assert.deepEqual(login.json(), { errors: { login: 'ERROR_AUTH' } });
  delete api.settings.premoderation_status;
});
