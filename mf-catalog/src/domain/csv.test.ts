import { expect, test } from '@jest/globals';
import { writeCsv } from './csv';

const lineOf = (...values: string[]) => writeCsv([values]).slice(1);

test('a table begins with a mark for Excel, each line ends as the format wants', () => {
  expect(
    writeCsv([
      ['Компания', 'Заметка'],
      ['Ветер', ''],
    ]),
  ).toBe('\uFEFF"Компания";"Заметка"\r\n"Ветер";""\r\n');
});

test('quotes, separators and line breaks stay inside their value', () => {
  expect(lineOf('ООО "Ветер"', 'раз; два', 'строка\nещё')).toBe('"ООО ""Ветер""";"раз; два";"строка\nещё"\r\n');
});

test.each(['=1+1', '+7 900', '-5', '@SUM(A1)', ' =HYPERLINK("http://x")', '\t=1', '\r=1', '\n=1'])(
  'no value runs as a formula: %j',
  (value) => {
    expect(lineOf(value)).toBe(`"'${value.replaceAll('"', '""')}"\r\n`);
  },
);

test('what only contains such a sign is left alone', () => {
  expect(lineOf('Ростов-на-Дону', 'a=b', 'info@veter.example')).toBe('"Ростов-на-Дону";"a=b";"info@veter.example"\r\n');
});
