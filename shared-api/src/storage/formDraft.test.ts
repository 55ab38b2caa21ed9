import { beforeEach, expect, test } from '@jest/globals';
import { keepDraft, readDraft } from './drafts';
import { draftField, keepFormDraft, readFormDraft, type DraftFields } from './formDraft';

interface Draft {
  company: string;
  areas: number[];
  sums: string[];
  isAgency: boolean;
  type: 'Поставщик' | 'Заказчик';
}

const fields: DraftFields<Draft> = {
  company: draftField.text,
  areas: draftField.numbers,
  sums: draftField.texts,
  isAgency: draftField.flag,
  type: draftField.oneOf('Поставщик', 'Заказчик'),
};

beforeEach(() => localStorage.clear());

test('restores only the named fields', () => {
  const typed = { company: 'Ветер', areas: [11], sums: ['от 50 000 ₽'], isAgency: true, type: 'Заказчик' } as const;
  keepFormDraft('company', { ...typed, password: 'hunter22' });
  expect(readFormDraft('company', fields)).toEqual(typed);
  keepFormDraft('company', { company: '' });
  expect(readFormDraft('company', fields)).toEqual({ company: '' });
});

test('deletes the draft when no fields are left', () => {
  keepFormDraft('company', { company: 'Ветер' });
  keepFormDraft('company', {});
  expect(readDraft('company')).toBe('');
  expect(readFormDraft('company', fields)).toEqual({});
});

test.each(['garbage', 'null', '7', '["Ветер"]'])('ignores an unreadable draft (%s)', (draft) => {
  keepDraft('company', draft);
  expect(readFormDraft('company', fields)).toEqual({});
});

test('drops an invalid field and keeps the others', () => {
  keepDraft('company', '{"company":"Ветер","areas":["11"],"sums":"x","isAgency":1,"type":"Админ"}');
  expect(readFormDraft('company', fields)).toEqual({ company: 'Ветер' });
});
