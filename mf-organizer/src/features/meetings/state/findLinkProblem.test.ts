import { expect, test } from '@jest/globals';
import { findLinkProblem } from './findLinkProblem';

test('accepts links over https, with a code or without [ORG-05]', () => {
  for (const link of ['https://meet.example/a', ' https://meet.example/{код} ', 'https://встреча.рф/{код}'])
    expect(findLinkProblem(link)).toBeUndefined();
});

test('refuses missing, unsafe and long links [ORG-05]', () => {
  expect(findLinkProblem(' ')).toBe('Напишите ссылку.');
  for (const link of ['http://meet.example', 'javascript:alert(1)', 'https://a b.example', 'https://'])
    expect(findLinkProblem(link)).toBe('Ссылка должна начинаться с https://.');
  const base = 'https://meet.example/';
  expect(findLinkProblem(base + 'a'.repeat(300 - base.length))).toBeUndefined();
  expect(findLinkProblem(base + 'a'.repeat(301 - base.length))).toBe('Ссылка длиннее 300 символов.');
  // A code takes ten characters of the sent link.
  expect(findLinkProblem(`${base}{код}${'a'.repeat(291 - base.length)}`)).toBe('Ссылка длиннее 300 символов.');
});
