import { expect, test } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { useSWRConfig } from 'swr';
import { emitRealtime } from '../realtime/events';
import { renderPage, useFakeApi } from '../testing';
import { invitationsKeys } from './invitationsKeys';
import { useInvitationsCount } from './useInvitationsCount';

const api = useFakeApi();
let count = 0;

function Badge({ isEnabled = true }: { isEnabled?: boolean }) {
  const { mutate } = useSWRConfig();
  return (
    <button onClick={() => void mutate(invitationsKeys.count)}>{useInvitationsCount(isEnabled) ?? 'неизвестно'}</button>
  );
}

test('follows invitation events, reconnects, and whoever reloads its key', async () => {
  api.answer('get', '/api/invitations/count', () => ({ count: ++count }));
  count = 0;
  const { unmount } = renderPage(<Badge />);
  expect(await screen.findByText('1')).toBeVisible();
  act(() => emitRealtime('invitation', {}));
  expect(await screen.findByText('2')).toBeVisible();
  act(() => emitRealtime('gap', {}));
  expect(await screen.findByText('3')).toBeVisible();
  act(() => screen.getByRole('button').click());
  expect(await screen.findByText('4')).toBeVisible();
  unmount();
  emitRealtime('invitation', {});
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(count).toBe(4);
});

test('asks nothing while it is not enabled', async () => {
  count = 0;
  api.answer('get', '/api/invitations/count', () => ({ count: ++count }));
  renderPage(<Badge isEnabled={false} />);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(screen.getByText('неизвестно')).toBeVisible();
  expect(count).toBe(0);
});
