import { beforeEach, expect, test } from '@jest/globals';
import { keepDraft, readDraft } from './draft';
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

test('the fields that were kept come back, and no others', () => {
  const typed = { company: 'Ветер', areas: [11], sums: ['от 50 000 ₽'], isAgency: true, type: 'Заказчик' } as const;
  keepFormDraft('company', { ...typed, password: 'hunter22' });
  expect(readFormDraft('company', fields)).toEqual(typed);
  keepFormDraft('company', { company: '' });
  expect(readFormDraft('company', fields)).toEqual({ company: '' });
});

test('a form of which nothing is kept has no draft', () => {
  keepFormDraft('company', { company: 'Ветер' });
  keepFormDraft('company', {});
  expect(readDraft('company')).toBe('');
  expect(readFormDraft('company', fields)).toEqual({});
});

test.each(['garbage', 'null', '7', '["Ветер"]'])('a draft that makes no sense (%s) is no draft', (draft) => {
  keepDraft('company', draft);
  expect(readFormDraft('company', fields)).toEqual({});
});

test('a field that makes no sense is left out, the others stay', () => {
  keepDraft('company', '{"company":"Ветер","areas":["11"],"sums":"x","isAgency":1,"type":"Админ"}');
  expect(readFormDraft('company', fields)).toEqual({ company: 'Ветер' });
});
