import assert from 'node:assert/strict';
import { test } from 'node:test';
import { DrizzleQueryError } from 'drizzle-orm/errors';
import type { Mail } from '../mail/mail.ts';
import { createLog } from './log.ts';

function openLog() {
  const lines: string[] = [];
  return { log: createLog({ write: (line) => void lines.push(line) }), lines };
}

test('writes a line of JSON with level, time and fields', () => {
  const { log, lines } = openLog();
  log.info({ event: 'login', by: 'owner', user: 7, address: '203.0.113.1' });
  log.warn('Реестр сборок не читается.');
  const [first, second] = lines.map((line) => JSON.parse(line) as { time?: string });
  assert.match(first?.time ?? '', /^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
  delete first?.time;
  delete second?.time;
  assert.deepEqual(first, { level: 'info', event: 'login', by: 'owner', user: 7, address: '203.0.113.1' });
  assert.deepEqual(second, { level: 'warn', msg: 'Реестр сборок не читается.' });
});

test('hides passwords, tokens and cookies at every level [OPS-07]', () => {
  const { log, lines } = openLog();
  const secrets = {
    password: 'secret',
    token: 'secret',
    cookie: 'secret',
    'set-cookie': 'secret',
    authorization: 'secret',
  };
  log.error({ ...secrets, body: secrets, request: { headers: secrets, method: 'POST' } });
  assert.doesNotMatch(lines[0] ?? '', /secret/);
  assert.match(lines[0] ?? '', /"method":"POST"/);
});

test('hides the address, subject and body of an e-mail [OPS-07]', () => {
  const { log, lines } = openLog();
  const mail: Mail = { to: 'secret', subject: 'secret', text: 'secret', html: '<p>secret</p>' };
  log.warn({ mail, job: { payload: { email: 'secret', login: 'secret' } }, ...mail, name: 'letter' }, 'Письмо');
  assert.doesNotMatch(lines[0] ?? '', /secret/);
  assert.match(lines[0] ?? '', /"name":"letter","msg":"Письмо"/);
});

test('logs a failed query without its values', () => {
  const { log, lines } = openLog();
  const cause = Object.assign(new Error('value too long'), { code: '22001', detail: 'secret' });
  const failed = new DrizzleQueryError('insert into users', ['secret'], cause);
  log.error({ err: failed }, 'Сбой');
  log.error({ err: new Error('Sign-up failed', { cause: failed }) }, 'Сбой');
  for (const line of lines) {
    assert.doesNotMatch(line, /secret/);
    assert.match(line, /insert into users.*log\.test\.ts.*value too long.*22001/);
  }
});
