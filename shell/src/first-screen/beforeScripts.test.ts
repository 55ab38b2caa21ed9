import { beforeEach, expect, jest, test } from '@jest/globals';
import { rememberLogin } from '../session/loginHint';

const page = document.documentElement;

beforeEach(() => {
  localStorage.clear();
  for (const name of Object.keys(page.dataset)) delete page.dataset[name];
});

/** Runs it like the script of a freshly loaded page. */
const run = () =>
  jest.isolateModulesAsync(async () => {
    await import('./beforeScripts');
  });

test('applies the chosen colour scheme before the first paint', async () => {
  localStorage.setItem('vstrecha.theme', 'dark');
  await run();
  expect(page).toHaveAttribute('data-theme', 'dark');
});

test('sets no theme by default and waits for scripts', async () => {
  await run();
  expect(page).not.toHaveAttribute('data-theme');
  expect(page).toHaveAttribute('data-awaiting', '');
  expect(page).not.toHaveAttribute('data-returning');
});

test('hides the form until the session check after a login', async () => {
  rememberLogin();
  await run();
  expect(page).toHaveAttribute('data-returning');
  expect(page).not.toHaveAttribute('data-awaiting');
});
