import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { FRONT_FIELDS } from '../system/frontConfig.ts';
import { CONFIGURATION_PAGE, readFrontFields, renderConfigurationPage } from './configurationPage.ts';

test('keeps docs/configuration.md as the code reads it', async () => {
  const page = readFileSync(CONFIGURATION_PAGE, 'utf8');
  assert.equal(await renderConfigurationPage(page), page, 'Run node tooling/run.cjs tooling/bin/docs.ts.');
});

test('knows the fields of config.json that the shell reads', () => {
  const namesOf = (fields: { name: string }[]) => fields.map(({ name }) => name).sort();
  const fields = readFrontFields();
  const inner = (name: string) => fields.find((field) => field.name === name)?.fields ?? [];
  assert.deepEqual(namesOf(fields), Object.keys(FRONT_FIELDS.RuntimeConfig).sort());
  assert.deepEqual(namesOf(inner('pusher')), Object.keys(FRONT_FIELDS.PusherConfig).sort());
  assert.deepEqual(namesOf(inner('figures')), Object.keys(FRONT_FIELDS.figures).sort());
});
