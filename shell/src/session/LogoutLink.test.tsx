import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { keepDeviceText, readDeviceText } from 'shared-api/storage';
import { surroundings } from '../testing/surroundings';
import { PUSH } from '../push/endPush';
import { fakePush } from '../testing/fakePush';
import { LogoutLink } from './LogoutLink';

const { leave } = surroundings;
const clearAppBadge = jest.fn(async () => {});
let push: ReturnType<typeof fakePush>;
beforeEach(() => {
  push = fakePush();
  leave.mockClear();
  Object.assign(navigator, { clearAppBadge });
});
afterEach(() => {
  push.remove();
  Reflect.deleteProperty(navigator, 'clearAppBadge');
  localStorage.clear();
  jest.useRealTimers();
});

/** @returns whether the browser would follow the link itself */
function press(init?: MouseEventInit): boolean {
  render(<LogoutLink />);
  let isFollowed = false;
  const follow = (event: Event) => {
    isFollowed = !event.defaultPrevented;
    event.preventDefault();
  };
  document.addEventListener('click', follow, { once: true });
  fireEvent.click(screen.getByRole('link', { name: 'Выйти' }), init);
  return isFollowed;
}

test('ends the web push before the page leaves [DAY-07]', async () => {
  keepDeviceText(PUSH, '1');
  expect(press()).toBe(false);
  expect(leave).not.toHaveBeenCalled();
  await waitFor(() => expect(leave).toHaveBeenCalledWith('/api/auth/logout'));
  expect(push.unsubscribe).toHaveBeenCalledTimes(1);
  expect(push.close).toHaveBeenCalledTimes(1);
  expect(readDeviceText(PUSH)).toBe('');
  expect(clearAppBadge).toHaveBeenCalled();
});

test('leaves after two seconds without an answer [DAY-07]', async () => {
  jest.useFakeTimers();
  push.unsubscribe.mockReturnValue(new Promise(() => {}));
  keepDeviceText(PUSH, '1');
  press();
  await jest.advanceTimersByTimeAsync(2_000);
  expect(leave).toHaveBeenCalled();
  expect(readDeviceText(PUSH)).toBe('0');
});

test('follows the link at once without web push [DAY-07]', () => {
  expect(press()).toBe(true);
  expect(leave).not.toHaveBeenCalled();
});

test('lets a key open the logout elsewhere [DAY-07]', async () => {
  keepDeviceText(PUSH, '1');
  expect(press({ ctrlKey: true })).toBe(true);
  await waitFor(() => expect(push.unsubscribe).toHaveBeenCalled());
  expect(leave).not.toHaveBeenCalled();
});
