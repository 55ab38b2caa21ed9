import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { claimDrafts } from 'shared-api/storage';
import { forgetPerson } from './forgetPerson';
import { hideFromOthers } from './hideFromOthers';
import { rememberLogin } from './loginHint';

const page = document.documentElement;
const reload = jest.fn();

let stop: () => void;
beforeEach(() => {
  localStorage.clear();
  reload.mockClear();
  claimDrafts(1);
  rememberLogin();
  stop = hideFromOthers(1, reload);
});
afterEach(() => {
  stop();
  page.style.visibility = '';
});

const leavePage = () => window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
const comeBack = () => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));

test('shows a kept page to the same person [NET-04]', () => {
  leavePage();
  expect(page).not.toBeVisible();
  comeBack();
  expect(page).toBeVisible();
  expect(reload).not.toHaveBeenCalled();
});

test.each([
  ['a logout', forgetPerson],
  ['another person’s login', () => claimDrafts(2)],
])('reloads a kept page after %s, hidden until then [NET-04]', (_, change) => {
  change();
  leavePage();
  comeBack();
  expect(page).not.toBeVisible();
  expect(reload).toHaveBeenCalledTimes(1);
});

test('leaves the first showing of a page alone [NET-04]', () => {
  void forgetPerson();
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }));
  expect(reload).not.toHaveBeenCalled();
});
