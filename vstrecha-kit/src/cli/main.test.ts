import assert from 'node:assert/strict';
import { test } from 'node:test';
import { runKit } from './main.ts';

test('lists the commands for an unknown one', async () => {
  await assert.rejects(runKit(['relaese']), /Команды «relaese» нет\. Есть:\n {2}kit new /);
});

test('shows examples for a remote’s own repository', async () => {
  await assert.rejects(runKit(['releases']), /Пример: npx kit releases --registry/);
});
