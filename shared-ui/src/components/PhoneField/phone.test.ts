import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import type * as Phone from './phone';
import { isForeignPhone } from './readPhone';

let phone: typeof Phone;

beforeEach(async () => {
  // Each test starts with the phone rules not loaded, as a page does.
  jest.resetModules();
  phone = await import('./phone');
});

test.each([
  ['', ''],
  ['+', '+'],
  ['8', '+7'],
  ['9', '+7 (9'],
  ['89161', '+7 (916) 1'],
  ['79161234567', '+7 (916) 123-45-67'],
  ['8 (916) 123-45-67', '+7 (916) 123-45-67'],
  ['+7 916 123 45 67 доб. 8', '+7 (916) 123-45-67'],
  ['8 800 555-35-35', '+7 (800) 555-35-35'],
  ['+7 (800', '+7 (800'],
  ['+8 916', '+7 (916'],
  ['+8 (495) 123-45-6', '+7 (495) 123-45-6'],
  ['+375 (29) 123-45-67', '+375291234567'],
])('formats «%s» as «%s» without the phone rules', (text, shown) => {
  expect(phone.formatPhone(text)).toBe(shown);
});

test.each([
  ['+375291', '+375 29 1'],
  ['+375 (29) 123-45-67', '+375 29 123 45 67'],
  ['+37491123456', '+374 91 123456'],
  ['+998901234567', '+998 90 123 45 67'],
  ['+996555123456', '+996 555 123 456'],
  ['+8613812345678', '+86 138 1234 5678'],
  ['+77011234567', '+7 (701) 123-45-67'],
  ['+9991234567890123456', '+9991234567890123456'],
])('formats «%s» as «%s» by its country’s rules [REG-02]', async (text, shown) => {
  await phone.loadPhoneRules();
  expect(phone.formatPhone(text)).toBe(shown);
  expect(phone.formatPhone(shown)).toBe(shown);
});

test.each([
  ['+375 29 123-45-67', true],
  ['+86 138', true],
  ['+3', true],
  ['+79161234567', false],
  ['+8 916', false],
  ['375', false],
  ['+', false],
])('recognises a foreign number in «%s»: %s', (text, isForeign) => {
  expect(isForeignPhone(text)).toBe(isForeign);
});

describe('isCompletePhone [REG-02]', () => {
  // Numbers of the countries offered at sign-up, in the server’s form and in the field’s form, and of two more.
  test.each([
    '+7 (916) 123-45-67',
    '+7 (701) 123-45-67',
    '+375 29 123 45 67',
    '+375 (29) 123-45-67',
    '+374 91 123456',
    '+998 90 123 45 67',
    '+996 555 123 456',
    '+86 138 1234 5678',
    '+49 1512 3456789',
  ])('accepts «%s»', async (number) => {
    expect(phone.isCompletePhone(number)).toBe(true);
    await phone.loadPhoneRules();
    expect(phone.isCompletePhone(number)).toBe(true);
  });

  test.each(['', '+', '+7', '+7 (900) 12', '+7 (916) 123-45-6', '+375', '+375 29 123'])(
    'refuses «%s» even before the rules are loaded',
    (number) => {
      expect(phone.isCompletePhone(number)).toBe(false);
    },
  );

  test.each(['+375 29 123 45 6', '+375 29 123 45 678', '+998 90 123 45 6', '+999 123 456 789'])(
    'refuses «%s» once it has loaded the rules',
    async (number) => {
      expect(phone.isCompletePhone(number)).toBe(true);
      await phone.loadPhoneRules();
      expect(phone.isCompletePhone(number)).toBe(false);
    },
  );
});

test('fetches the rules again after a failure', async () => {
  jest.doMock('./phoneRules', () => {
    throw new Error('The network is away.');
  });
  await phone.loadPhoneRules();
  expect(phone.formatPhone('+375291234567')).toBe('+375291234567');
  jest.dontMock('./phoneRules');
  await phone.loadPhoneRules();
  expect(phone.formatPhone('+375291234567')).toBe('+375 29 123 45 67');
});
