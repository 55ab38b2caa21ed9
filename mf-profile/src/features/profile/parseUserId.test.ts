import { expect, test } from '@jest/globals';
import { parseUserId } from './parseUserId';

test('reads the id of an address', () => {
  expect(parseUserId('42')).toBe(42);
});

test.each([null, undefined, '', '0', '-1', '4.2', '1e3', ' 7', 'abc', '12abc', '2147483648', '99999999999999999999'])(
  '%p is nobody’s id',
  (text) => {
    expect(parseUserId(text)).toBeUndefined();
  },
);
