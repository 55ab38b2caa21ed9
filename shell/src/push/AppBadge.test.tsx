import { afterEach, expect, jest, test } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { renderPage, useFakeApi } from 'shared-api/testing';
import { AppBadge } from './AppBadge';

const api = useFakeApi();
afterEach(() => void Reflect.deleteProperty(navigator, 'setAppBadge'));

test.each([
  [true, 5],
  [false, 3],
])('counts unseen chats, with open requests: %s [DAY-07]', async (hasInvitations, count) => {
  const setAppBadge = jest.fn<(shown: number) => Promise<void>>().mockResolvedValue(undefined);
  Object.assign(navigator, { setAppBadge });
  // The chats come first.
  api.answer('get', '/api/invitations/count', () => new Promise((resolve) => setTimeout(resolve, 50, { count: 2 })));
  api.answer('get', '/api/chats', { chats: [], unseen_count: 3 });
  renderPage(<AppBadge hasInvitations={hasInvitations} />);
  await waitFor(() => expect(setAppBadge).toHaveBeenCalledWith(count));
  expect(setAppBadge).toHaveBeenCalledTimes(1);
});
