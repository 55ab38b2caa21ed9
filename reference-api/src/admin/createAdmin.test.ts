import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createPasswords } from '#platform/passwords/passwords.ts';
import { openTestApp } from '#testing/scene.ts';
import { NOON, TEST_PASSWORD_COST } from '#testing/testApp.ts';
import { createAdmin } from './createAdmin.ts';

const api = await openTestApp();
const means = { db: api.db, clock: { now: () => new Date(NOON) }, passwords: createPasswords(TEST_PASSWORD_COST) };
const ADMIN = {
  email: 'Boss@company.example',
  phone: '+7 495 123-45-67',
  firstname: 'Анна',
  lastname: 'Белова',
  company: 'Организатор',
  country: 'Россия',
  city: 'Омск',
  password: 'длинный пароль',
};

test('creates an administrator who can log in, explains refusals', async () => {
  await createAdmin(means, ADMIN);
  const login = { login: 'boss@company.example', password: ADMIN.password };
  assert.equal((await api.call(null, 'POST', '/api/auth/login', login)).status, 200);

  const other = { ...ADMIN, email: 'other@company.example', phone: '+7 495 123-45-68' };
  const wrong = [
    [{ ...other, email: 'boss@COMPANY.example' }, 'Аккаунт с почтой boss@COMPANY.example уже есть.'],
    [{ ...other, phone: '8 495 123 45 67' }, 'Аккаунт с телефоном 8 495 123 45 67 уже есть.'],
    [{ ...other, email: 'почта' }, '«почта» не адрес электронной почты.'],
    [{ ...other, phone: '12' }, '«12» не номер телефона.'],
    [{ ...other, password: 'короткий' }, 'Пароль администратора должен содержать не менее 12 символов.'],
    [{ ...other, city: 'Атлантида' }, 'Такого города в этой стране нет.'],
  ] as const;
  for (const [admin, sentence] of wrong) await assert.rejects(createAdmin(means, admin), { message: sentence });
});
