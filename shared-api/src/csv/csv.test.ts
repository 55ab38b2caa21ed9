import { expect, test } from '@jest/globals';
import { writeCsv } from '.';

const lineOf = (...values: string[]) => writeCsv([values]).slice(1);

test('writes a byte order mark and CRLF line ends', () => {
  expect(
    writeCsv([
      ['Компания', 'Заметка'],
      ['Ветер', ''],
    ]),
  ).toBe('\uFEFF"Компания";"Заметка"\r\n"Ветер";""\r\n');
});

test('keeps quotes, separators and line breaks inside their value', () => {
  expect(lineOf('ООО "Ветер"', 'раз; два', 'строка\nещё')).toBe('"ООО ""Ветер""";"раз; два";"строка\nещё"\r\n');
});

test.each(['=1+1', '+7 900', '-5', '@SUM(A1)', ' =HYPERLINK("http://x")', '\t=1', '\r=1', '\n=1'])(
  'escapes a formula: %j',
  (value) => {
    expect(lineOf(value)).toBe(`"'${value.replaceAll('"', '""')}"\r\n`);
  },
);

test('leaves such characters inside a text unchanged', () => {
  expect(lineOf('Ростов-на-Дону', 'a=b', 'info@veter.example')).toBe('"Ростов-на-Дону";"a=b";"info@veter.example"\r\n');
});
