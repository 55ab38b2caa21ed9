import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createTestApp } from '#testing/testApp.ts';
import { loadContract } from './loadContract.ts';
import { readChecks } from './operationChecks.ts';

const contract = loadContract();
const checks = readChecks(contract);
const complaint = (id: string, status: number, type: string, body: unknown) =>
  checks.get(id)?.checkAnswer(status, type, body);

test('accepts an answer that matches the contract', () => {
  assert.equal(
    complaint('getEvent', 200, 'application/json', { datestart: '2026-11-20', dateend: '2026-12-04' }),
    undefined,
  );
  assert.equal(complaint('getEvent', 404, 'text/plain', 'Сейчас нет активного мероприятия.'), undefined);
  assert.equal(complaint('logout', 302, '', ''), undefined);
});

test('compiles every schema of every call', () => {
  for (const { id, body, answers } of contract.operations) {
    const check = checks.get(id);
    assert.ok(check, id);
    check.checkPath({});
    check.checkQuery({});
    for (const { type } of body?.content ?? []) check.checkBody(type, undefined);
    for (const [status, content] of answers) for (const { type } of content) check.checkAnswer(status, type, undefined);
  }
});

test('reports unlisted statuses, types and fields, and empty errors', () => {
  assert.match(complaint('getEvent', 500, 'text/plain', 'Внутренняя ошибка сервера.') ?? '', /no answer 500/);
  assert.match(complaint('getEvent', 403, 'text/plain', 'Нельзя.') ?? '', /no answer 403/);
  assert.match(complaint('getEvent', 404, 'application/json', {}) ?? '', /no application\/json with 404/);
  assert.match(complaint('getEvent', 404, 'text/plain', '') ?? '', /404 is not as/);
  assert.match(
    complaint('getEvent', 200, 'application/json', { datestart: '2026-11-20', dateend: '2026-12-04', secret: 1 }) ?? '',
    /additional properties/,
  );
  assert.match(
    complaint('uploadAvatar', 415, 'application/json', { error: false, msg: 'Недопустимый формат!' }) ?? '',
    /415 is not as/,
  );
  assert.match(
    complaint('login', 422, 'application/json', { errors: { login: 'ERROR_OTHER' } }) ?? '',
    /422 is not as/,
  );
  assert.match(complaint('logout', 302, '', 'тело') ?? '', /no body with 302/);
});

test('throws on closing the test application after invalid answers', async () => {
  const api = await createTestApp();
  // A value outside the schema's enum makes the answer violate the contract.
  await api.db.execute(`alter table users drop constraint users_notify_check`);
  const user = await api.createUser();
  await api.db.execute(`update users set notify = 'PIGEON' where id = ${user.id}`);
  assert.equal((await api.call(user, 'GET', '/api/user')).status, 200);
  await assert.rejects(api.close(), /getCurrentUser: 200 is not as the contract promises it: .*notify/);
});
