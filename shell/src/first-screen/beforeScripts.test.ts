import { beforeEach, expect, jest, test } from '@jest/globals';
import { setColorScheme } from 'shared-ui/theme';
import { rememberLogin } from '../session/loginHint';

const page = document.documentElement;

beforeEach(() => {
  localStorage.clear();
  for (const name of Object.keys(page.dataset)) delete page.dataset[name];
});

/** As the script of a page that was just sent. */
const run = () =>
  jest.isolateModulesAsync(async () => {
    await import('./beforeScripts');
  });

test('a chosen scheme is there before the first paint', async () => {
  setColorScheme('dark');
  delete page.dataset.theme;
  await run();
  expect(page).toHaveAttribute('data-theme', 'dark');
});

test('whoever follows the system gets what the style sheet says, and the page waits for its scripts', async () => {
  await run();
  expect(page).not.toHaveAttribute('data-theme');
  expect(page).toHaveAttribute('data-awaiting', '');
  expect(page).not.toHaveAttribute('data-returning');
});

test('whoever was logged in here is not shown the form before the server has spoken', async () => {
  rememberLogin();
  await run();
  expect(page).toHaveAttribute('data-returning');
  expect(page).not.toHaveAttribute('data-awaiting');
});
