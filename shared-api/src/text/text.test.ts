import { expect, test } from '@jest/globals';
import { emailKey, isBlank, quotedName, storedFileName, storedText, textKey } from '.';

const BLANK_NAMES = [
  '',
  ' \t\n',
  '\u200B\u200B\u200B',
  '\u3164',
  '\u115F\u1160\uFFA0',
  '\u2800\u2800',
  '\u00AD',
  '\u034F',
  '\u{E0041}',
  '\u00A0\u3000\u180E\uFEFF',
  '\u202E\u2066\u0001',
];

test.each([
  ['полет', 'Полёт'],
  ['елка', 'Ёлка'],
  ['Нижний Новгород', 'Нижний\u00A0Новгород'],
  ['Золотой  век', ' Золотой\u2003век\n'],
  ['Йод', 'И\u0306од'],
  ['Ёж', 'Е\u0308ж'],
  ['Ромашка', 'Рома\u00ADшка\u200B'],
  ['Ромашка', '\u202EРомашка'],
  ['кафе', 'кафе\u034F'],
  ['ростов-на-дону', 'Ростов\u2011на\u2010Дону'],
])('[TXT-01] compares %j and %j as equal', (one, other) => {
  expect(textKey(one)).toBe(textKey(other));
});

test.each([
  ['Йод', 'Иод'],
  ['Золотой век', 'Золотойвек'],
  ['Парус 1', 'Парус 2'],
  ['Печать - Юг', 'Печать — Юг'],
])('[TXT-01] compares %j and %j as different', (one, other) => {
  expect(textKey(one)).not.toBe(textKey(other));
});

test.each(BLANK_NAMES)('[TXT-02] a name without a visible character is empty: %j', (name) => {
  expect(isBlank(name)).toBe(true);
  expect(storedText(name)).toBe('');
});

test.each([
  ['Ромашка\u200B', 'Ромашка'],
  ['И\u0306од', 'Йод'],
  ['и\u034F\u0306', 'й'],
  ['\u202Egpj.exe', 'gpj.exe'],
  ['a\u0007b\u0085c', 'abc'],
  ['\u3164Парус', 'Парус'],
])('[TXT-01] stores %j as %j', (typed, stored) => {
  expect(storedText(typed)).toBe(stored);
});

test.each([
  'ООО «Печать»  и\u00A0Ко',
  'строка\r\n\tещё',
  '👨\u200D👩\u200D👧 ❤\uFE0F 🏳\uFE0F\u200D🌈 🧑🏽\u200D💻 1\uFE0F\u20E3',
  '🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}',
  'می\u200Cخواهم',
  'क्\u200Dष',
])('[TXT-01] stores %j as it was typed', (typed) => {
  expect(storedText(typed)).toBe(typed);
});

test.each([
  ['Anna@Пример.РФ', 'anna@xn--e1afmkfd.xn--p1ai'],
  ['anna@XN--E1AFMKFD.xn--p1ai', 'anna@xn--e1afmkfd.xn--p1ai'],
  [' anna@\u200Bone.example ', 'anna@one.example'],
  ['ёлка@one.example', 'ёлка@one.example'],
  ['anna', 'anna'],
])('[TXT-01] compares the address %j as %j', (email, key) => {
  expect(emailKey(email)).toBe(key);
});

test.each([
  ['счёт\u202Egpj.exe', 'счёт_gpj.exe'],
  ['\u200Eпрайс\u2066\t\u2028.pdf', '_прайс___.pdf'],
  [' Смета\u200B «Парус».xlsx\n', 'Смета «Парус».xlsx'],
  ['\u202E\0', ''],
])('[TXT-02] names the file %j %j', (typed, stored) => {
  expect(storedFileName(typed)).toBe(stored);
});

test.each([
  ['Парус', '«Парус»'],
  ['Банк «Созвездие»', 'Банк «Созвездие»'],
  ['ООО "Лель"', 'ООО "Лель"'],
])('quotes %s as %s [WORD-01]', (name, quoted) => expect(quotedName(name)).toBe(quoted));
