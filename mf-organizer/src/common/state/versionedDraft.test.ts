import { beforeEach, expect, test } from '@jest/globals';
import { keepDraft, readDraft } from 'shared-api/storage';
import { hasTexts, keepVersionedDraft, readVersionedDraft } from './versionedDraft';

const NAME = 'organizer-privacy';
const isValues = (value: unknown): value is { url: string } => hasTexts(value, ['url']);
const read = (version = 7) => readVersionedDraft(NAME, version, isValues);

beforeEach(() => localStorage.clear());

test('keeps values with the version they were typed upon [ORG-10]', () => {
  keepVersionedDraft(NAME, { version: 3, values: { url: 'https://a.example' } });
  expect(read()).toEqual({ version: 3, values: { url: 'https://a.example' } });
  keepVersionedDraft(NAME, undefined);
  expect(readDraft(NAME)).toBe('');
  expect(read()).toBeUndefined();
});

test('reads both formats of 0.4.0, one without a version', () => {
  keepDraft(NAME, '{"version":3,"values":{"url":"https://a.example"}}');
  expect(read()).toEqual({ version: 3, values: { url: 'https://a.example' } });
  keepDraft(NAME, '{"url":"https://a.example"}');
  expect(read()).toEqual({ version: 7, values: { url: 'https://a.example' } });
});

test('drops damaged drafts and those of another form', () => {
  for (const text of ['', '{', 'null', '5', '[]', '{"url":5}', '{"values":{"url":"x"}}', '{"version":3,"values":{}}']) {
    keepDraft(NAME, text);
    expect(read()).toBeUndefined();
  }
});
