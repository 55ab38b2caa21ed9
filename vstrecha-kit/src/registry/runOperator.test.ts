import assert from 'node:assert/strict';
import path from 'node:path';
import { mock, test } from 'node:test';
import { writeRegistry } from '../release/registry.ts';
import { writeSite } from '../testing/writeSite.ts';
import { runOperator } from './runOperator.ts';
import { findToken } from './tokens.ts';

const file = path.join(writeSite({}), 'registry.json');
const now = new Date('2026-11-22T10:00:00Z');
let shown = '';
mock.method(console, 'log', (text: string) => void (shown = text));
const run = async (command: string, word?: string, name?: string) => {
  await runOperator(command, { file, word, name, now });
  return shown;
};

test('makes, lists and revokes a token in Russian [TEAM-13]', async () => {
  const [first = '', token = ''] = (await run('token', 'mf_surveys', 'Команда опросов')).split('\n');
  const [, id = ''] = /^Токен ([0-9a-f]{8}) для mf_surveys выдан\. Больше он нигде не показывается:$/.exec(first) ?? [];
  assert.equal(findToken(file, token)?.id, id);
  assert.equal(await run('tokens'), `${id}\tmf_surveys\tКоманда опросов\tвыдан 22.11.2026, 13:00\tдействует`);
  assert.equal(await run('revoke', id), `Токен ${id} для mf_surveys отозван.`);
  assert.equal(findToken(file, token), undefined);
  assert.match(await run('tokens'), /отозван 22\.11\.2026, 13:00$/);
  await assert.rejects(run('revoke', id), /Действующего токена .* нет\./);
});

test('shows the journal of one remote or all [TEAM-13]', async () => {
  assert.equal(await run('journal'), 'Журнал пуст.');
  const entry = { at: now.toISOString(), by: 'anna', from: '203.0.113.7', change: 'remove' };
  writeRegistry(file, { remotes: {} }, [
    { ...entry, remote: 'mf_surveys', reason: 'по просьбе команды' },
    { ...entry, remote: 'mf_polls' },
  ]);
  assert.equal(
    await run('journal', 'mf_surveys'),
    '22.11.2026, 13:00\t1\tmf_surveys\tremove\tanna\t203.0.113.7\tпо просьбе команды',
  );
  assert.equal((await run('journal')).split('\n').length, 2);
});

test('explains wrong words in Russian [TEAM-13]', async () => {
  assert.match(await run('help'), /^Команды оператора реестра:/);
  await assert.rejects(run('token', '../mf'), /Не хватает имени раздела/);
  const words = { file, word: 'mf_surveys', excess: ['опросов»'], name: '«Команда' };
  await assert.rejects(runOperator('token', words), /Лишние слова: опросов»\. .*в кавычки/);
  await assert.rejects(run('publish'), /Команды «publish» нет/);
  await assert.rejects(runOperator('tokens', { file: undefined, word: undefined, name: undefined }), /Не указан/);
});
