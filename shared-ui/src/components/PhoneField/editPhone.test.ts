import { beforeAll, expect, test } from '@jest/globals';
import { editPhone } from './editPhone';
import { loadPhoneRules } from './phone';

beforeAll(loadPhoneRules);

/** «|» is the caret. */
function at(marked: string) {
  const caret = marked.indexOf('|');
  return { text: marked.replace('|', ''), caret };
}

/** Imitates the browser’s input: replaces the selection between «[» and «]», or inserts at the caret. */
function type(marked: string, added: string) {
  const [head = '', rest = ''] = marked.split(/[[|]/);
  const [selected, tail] = marked.includes('[') ? (rest.split(']') as [string, string]) : ['', rest];
  const { value, caret } = editPhone(head + selected + tail, {
    text: head + added + tail,
    caret: head.length + added.length,
  });
  return `${value.slice(0, caret)}|${value.slice(caret)}`;
}

function remove(marked: string, key: 'Backspace' | 'Delete') {
  const [head = '', rest = ''] = marked.split(/[[|]/);
  const isRange = marked.includes('[');
  const [selected, tail] = isRange ? (rest.split(']') as [string, string]) : ['', rest];
  const left = isRange || key === 'Delete' ? head : head.slice(0, -1);
  const right = isRange || key === 'Backspace' ? tail : tail.slice(1);
  const { value, caret } = editPhone(
    head + selected + tail,
    at(`${left}|${right}`),
    key === 'Delete' ? 'forward' : 'back',
  );
  return `${value.slice(0, caret)}|${value.slice(caret)}`;
}

test.each([
  ['|', '+', '+|'],
  ['+|', '7', '+7|'],
  ['+|', '9', '+9|'],
  ['+|', '8', '+8|'],
  ['+8|', '9', '+7 (9|'],
  ['+8|', '6', '+86|'],
  ['|', '8', '+7|'],
  ['|', '9', '+7 (9|'],
  ['+7|', '8', '+7 (8|'],
  ['+7 (916|', '1', '+7 (916) 1|'],
  ['+7 (916|', ' ', '+7 (916|'],
  ['+7 (916|', 'я', '+7 (916|'],
  ['+7 (9|16) 12', '5', '+7 (95|1) 612'],
  ['|+7 (916) 12', '5', '+7 (5|91) 612'],
  ['+7 (9|16) 123-45-67', '5', '+7 (9|16) 123-45-67'],
  ['+7 (916) 123-45-67|', '8', '+7 (916) 123-45-67|'],
  ['+7 (916)[ 12]3-45-67', '9', '+7 (916) 9|34-56-7'],
  ['[+7 (916) 123-45-67]', '8', '+7|'],
  ['+[7 (916) 123-45-67]', '3', '+3|'],
  ['[+7 (916) 123-45-67]', '+', '+|'],
  ['[+7]', '+', '+|'],
  ['+37|', '5', '+375|'],
  ['+375|', '2', '+375 2|'],
  ['+375 29 123 45 6|', '7', '+375 29 123 45 67|'],
  ['+375 29 |23 45 67', '1', '+375 29 1|23 45 67'],
  ['+3|5 29 123 45 67', '7', '+37|5 29 123 45 67'],
  ['+375 (29)| 23-45-67', '1', '+375 29 1|23 45 67'],
  ['+375 29 123 45 67|', 'я', '+375 29 123 45 67|'],
  ['+999123456789012|', '3', '+999123456789012|'],
])('in «%s», typing «%s» gives «%s»', (from, added, to) => {
  expect(type(from, added)).toBe(to);
});

test.each([
  ['|', '+7 916 123 45 67', '+7 (916) 123-45-67|'],
  ['+7|', '89161234567', '+7 (916) 123-45-67|'],
  ['+7|', '+79161234567', '+7 (916) 123-45-67|'],
  ['[+7 (900) 000-00-00]', '8 916', '+7 (916|'],
  ['[+7 (900) 000-00-00]', '+79161234567', '+7 (916) 123-45-67|'],
  ['+7 (900) |000-00-00', '8 916 123-45-67', '+7 (916) 123-45-67|'],
  ['+7 (800|', '123 45', '+7 (800) 123-45|'],
  ['+7 (9|7', '161 234', '+7 (916) 123-4|7'],
  ['+7|', '800 555-35-35', '+7 (800) 555-35-35|'],
  ['|', '+375291234567', '+375 29 123 45 67|'],
  ['+|', '375 29 123-45-67', '+375 29 123 45 67|'],
  ['+7|', '+375291234567', '+375 29 123 45 67|'],
  ['+7 (900) |000-00-00', '+375 (29) 123-45-67', '+375 29 123 45 67|'],
  ['[+7 (900) 000-00-00]', '+86 138 1234-5678', '+86 138 1234 5678|'],
  ['+375 29|', '123-45-67', '+375 29 123 45 67|'],
  ['+1|', '2025550123', '+1 202 555 0123|'],
  ['+375 29 123 45 67|', '8 916 123-45-67', '+7 (916) 123-45-67|'],
  ['+375 29 |123 45 67', '+7 916 123-45-67', '+7 (916) 123-45-67|'],
])('in «%s», pasting «%s» gives «%s»', (from, pasted, to) => {
  expect(type(from, pasted)).toBe(to);
});

test.each([
  ['+7 (916) 123|', 'Backspace', '+7 (916) 12|'],
  ['+7 (916) 1|', 'Backspace', '+7 (916|'],
  ['+7 (916) 1|23-45-67', 'Backspace', '+7 (916|) 234-56-7'],
  ['+7 (916) |123-45-67', 'Backspace', '+7 (91|1) 234-56-7'],
  ['+7 (916)| 123-45-67', 'Backspace', '+7 (91|1) 234-56-7'],
  ['+7 (|916) 12', 'Backspace', '+7 (|916) 12'],
  ['+7| (916) 12', 'Backspace', '+7 (|916) 12'],
  ['+7 (9|', 'Backspace', '|'],
  ['+7|', 'Backspace', '|'],
  ['+7 (91|6) 123', 'Delete', '+7 (91|1) 23'],
  ['+7 (916|) 123', 'Delete', '+7 (916|) 23'],
  ['|+7 (916) 123', 'Delete', '+7 (|916) 123'],
  ['[+7 (916) ]812-45', 'Backspace', '+7 (|812) 45'],
  ['+7 (9[16) 12]3-45', 'Delete', '+7 (9|34) 5'],
  ['+7 (916[) ]123', 'Backspace', '+7 (916|) 123'],
  ['[+7 (916) 123]', 'Delete', '|'],
  ['+375 29 123 45 67|', 'Backspace', '+375 29 123 45 6|'],
  ['+375 29 |123 45 67', 'Backspace', '+375 2|12 34 56 7'],
  ['+375 29| 123 45 67', 'Delete', '+375 29| 234 56 7'],
  ['+|375 29', 'Backspace', '+|375 29'],
  ['|+375 29', 'Delete', '+|375 29'],
  ['+3|', 'Backspace', '+|'],
  ['+|', 'Backspace', '|'],
  ['[+375 29 123 45 67]', 'Backspace', '|'],
  ['+[3]75 29', 'Delete', '+|7 (529'],
] as const)('in «%s», %s gives «%s»', (from, key, to) => {
  expect(remove(from, key)).toBe(to);
});

test('replaces the content by an autofilled number', () => {
  expect(editPhone('+7 (900) 1', { text: '89161234567', caret: 11 })).toEqual({
    value: '+7 (916) 123-45-67',
    caret: 18,
  });
  expect(editPhone('+7 (900) 1', { text: '+375291234567', caret: 13 }).value).toBe('+375 29 123 45 67');
});
