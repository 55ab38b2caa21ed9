import { expect, test } from '@jest/globals';
import { readCell, writeCsv } from '.';

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

test.each(['=1+1', '+1+2', '-2+3+cmd', '＝1', "'=1", '@SUM(A1)', ' =HYPERLINK("http://x")', '\t=1', '\r=1', '\n=1'])(
  'escapes a formula: %j',
  (value) => {
    expect(lineOf(value)).toBe(`"'${value.replaceAll('"', '""')}"\r\n`);
  },
);

test('leaves such characters inside a text unchanged', () => {
  expect(lineOf('Ростов-на-Дону', 'a=b', 'info@veter.example')).toBe('"Ростов-на-Дону";"a=b";"info@veter.example"\r\n');
});

test.each(['+7 (916) 000-00-00', '+79160000000', '-5', '-5,5', '8 (495) 1-2'])(
  '[TXT-05] leaves a phone or number unchanged: %j',
  (value) => {
    expect(lineOf(value)).toBe(`"${value}"\r\n`);
  },
);

test.each(['=1', "'=1", "''+a", "'текст", '+7 900', '\t=1'])('[TXT-05] reads back what it wrote: %j', (value) => {
  expect(readCell(lineOf(value).slice(1, -3))).toBe(value);
});
