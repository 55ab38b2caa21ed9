import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { guardMoves } from 'shared-api/leaving';
import { keepDeviceText, readDeviceText } from 'shared-api/storage';
import { renderPage } from 'shared-api/testing';
import { surroundings } from '../testing/surroundings';
import { fakePush } from '../testing/fakePush';
import { PUSH } from './endPush';
import { PushOfAccount } from './PushOfAccount';

const answer = jest.fn();
let push: ReturnType<typeof fakePush>;
beforeEach(() => {
  push = fakePush();
  answer.mockClear();
  surroundings.loadExposed.mockReset().mockResolvedValue(() => null);
});
afterEach(() => {
  push.remove();
  localStorage.clear();
});

const Place = () => <p>{useLocation().pathname}</p>;
const open = (userId: number) =>
  renderPage(
    <>
      <PushOfAccount userId={userId} />
      <Place />
    </>,
  );

test.each([
  ['another account’s', '1 https://push.example/a', 2],
  ['another account’s lost', '-1', 2],
  ['an unfinished', '0', 1],
])('ends %s web push [DAY-07]', async (_, text, userId) => {
  keepDeviceText(PUSH, text);
  open(userId);
  await waitFor(() => expect(push.unsubscribe).toHaveBeenCalled());
  expect(push.close).toHaveBeenCalled();
  await waitFor(() => expect(readDeviceText(PUSH)).toBe(''));
});

test.each(['1 https://push.example/a', '-1', ''])(
  'leaves the web push «%s» of the account alone [DAY-07]',
  async (text) => {
    keepDeviceText(PUSH, text);
    open(1);
    await act(async () => {});
    expect(push.unsubscribe).not.toHaveBeenCalled();
    expect(readDeviceText(PUSH)).toBe(text);
    const confirm = [['mf_profile/PushConfirm', expect.anything()]];
    expect(surroundings.loadExposed.mock.calls).toEqual(text.startsWith('1') ? confirm : []);
  },
);

const press = (href: string) =>
  act(() => {
    const ports = [{ postMessage: answer }];
    push.container.dispatchEvent(Object.assign(new Event('message'), { data: { kind: 'open', href }, ports }));
  });

test('opens a pressed notification’s page, unless this one asks first [DAY-07]', () => {
  open(1);
  press('/meetings');
  expect(screen.getByText('/meetings')).toBeVisible();
  const stop = guardMoves(() => true);
  press('/messages/2');
  stop();
  expect(screen.getByText('/meetings')).toBeVisible();
  expect(answer).toHaveBeenCalledTimes(2);
});

test('closes the notifications of an opened page [DAY-07]', async () => {
  const [message, meeting] = [jest.fn(), jest.fn()];
  keepDeviceText(PUSH, '1 https://push.example/a');
  push.notifications.push({ data: { href: '/messages/2' }, close: message });
  push.notifications.push({ data: { href: '/meetings?date=2026-11-22&meeting=9' }, close: meeting });
  renderPage(<PushOfAccount userId={1} />, { address: '/messages/2' });
  await waitFor(() => expect(message).toHaveBeenCalledTimes(1));
  expect(push.close).not.toHaveBeenCalled();
  press('/meetings?date=2026-11-22&meeting=9');
  await waitFor(() => expect(meeting).toHaveBeenCalledTimes(1));
});
