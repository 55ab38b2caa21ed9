import { expect, test } from '@jest/globals';
import { rules, ruleTexts } from './rules';

test.each(['ООО «Печать и Ко», г. Омск', 'Анна-Мария O’Neil', '株式会社 😀'])('accepts %j', (text) =>
  expect(rules.company.isValidSync(text)).toBe(true),
);

test.each(['\n', '\r', '\t', '\0', '\u001B', '\u0085', '\u2028', '\u2029', '\u202E', '\u2066'])('refuses %j', (sign) =>
  expect(rules.company.isValidSync(`Печать${sign}Омск`)).toBe(false),
);

test.each(['\u200B\u200B', '\u3164', '\u2800\u2800', '\u00AD', '\u034F', '\u{E0041}'])(
  '[TXT-02] a name without a visible character is empty: %j',
  (typed) => {
    expect(() => rules.company.validateSync(typed)).toThrow(ruleTexts.required);
    expect(() => rules.person.firstname.validateSync(typed)).toThrow(ruleTexts.required);
  },
);
