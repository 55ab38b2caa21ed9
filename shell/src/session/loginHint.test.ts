import { expect, jest, test } from '@jest/globals';
import { forgetLogin, rememberLogin, wasLoggedIn } from './loginHint';

test('stores and deletes the hint', () => {
  expect(wasLoggedIn()).toBe(false);
  rememberLogin();
  expect(wasLoggedIn()).toBe(true);
  forgetLogin();
  expect(wasLoggedIn()).toBe(false);
});

test('does not throw when storage is forbidden', () => {
  for (const method of ['getItem', 'setItem', 'removeItem'] as const) {
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new Error('denied');
    });
  }
  expect(() => rememberLogin()).not.toThrow();
  expect(() => forgetLogin()).not.toThrow();
  expect(wasLoggedIn()).toBe(false);
});
