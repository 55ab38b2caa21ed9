import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openTestApp } from '#testing/scene.ts';

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

test('a new user can log in and stands at the step COMPANY', async () => {
  const body = form();
  assert.equal((await signup(body)).status, 200);
  const login = await api.call(null, 'POST', '/api/auth/login', { login: body.email, password: body.password });
  const cookie = String(login.headers['set-cookie']).split(';')[0] ?? '';
  const user = (await api.call(null, 'GET', '/api/user', undefined, { cookie })).json<'getCurrentUser'>();
  assert.equal(user.registration_step, 'COMPANY');
  assert.equal(user.city, 'Омск');
  assert.equal((await api.call(null, 'POST', '/api/users', {}, { cookie })).status, 403);
});

test('an e-mail or a phone serves one account, however it is written', async () => {
  const first = form({ phone: '8 900 300 00 01' });
  await signup(first);
  const sameEmail = await signup(form({ email: ` ${first.email.toUpperCase()}` }));
  assert.deepEqual([sameEmail.status, sameEmail.json()], [422, { errors: { email: 'ERROR_EMAIL_EXIST' } }]);
  const samePhone = await signup(form({ phone: '+7 (900) 300-00-01' }));
  assert.deepEqual([samePhone.status, samePhone.json()], [422, { errors: { phone: 'ERROR_PHONE_EXIST' } }]);
});

test('a phone of another country is stored as typed and serves one account [REG-02]', async () => {
  const body = form({ country: 'Беларусь', city: 'Минск', phone: '+375 29 123-45-67' });
  assert.equal((await signup(body)).status, 200);
  const login = await api.call(null, 'POST', '/api/auth/login', { login: body.email, password: body.password });
  const cookie = String(login.headers['set-cookie']).split(';')[0] ?? '';
  const user = (await api.call(null, 'GET', '/api/user', undefined, { cookie })).json<'getCurrentUser'>();
  assert.equal(user.phone, '+375 29 123-45-67');
  const again = await signup(form({ phone: '+375291234567' }));
  assert.deepEqual([again.status, again.json()], [422, { errors: { phone: 'ERROR_PHONE_EXIST' } }]);
  // Eleven digits that begin with an 8, as a Russian number may: Vietnam and Ryazan.
  assert.equal((await signup(form({ phone: '+84 912 345 678' }))).status, 200);
  assert.equal((await signup(form({ phone: '+7 (491) 234-56-78' }))).status, 200);
});

test('of simultaneous sign-ups with one e-mail a single one succeeds', async () => {
  const bodies = Array.from({ length: 5 }, () => form({ email: 'race@test.example' }));
  const statuses = (await Promise.all(bodies.map(signup))).map(({ status }) => status);
  assert.deepEqual(statuses.sort(), [200, 422, 422, 422, 422]);
});

test('a form that no browser of ours sends is refused', async () => {
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

test('with premoderation a new account awaits activation', async () => {
  api.settings.premoderation_status = true;
  const body = form();
  assert.equal((await signup(body)).status, 200);
  const login = await api.call(null, 'POST', '/api/auth/login', { login: body.email, password: body.password });
  assert.deepEqual(login.json(), { errors: { login: 'ERROR_AUTH' } });
  delete api.settings.premoderation_status;
});
