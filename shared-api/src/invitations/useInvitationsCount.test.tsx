import { beforeEach, expect, test } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { useQueryCache } from '../query';
import { emitRealtime } from '../realtime/events';
import { renderPage, useFakeApi } from '../testing';
import { invitationsKeys } from './invitationsKeys';
import { useInvitationsCount } from './useInvitationsCount';

const api = useFakeApi();
let count: number;

beforeEach(() => {
  count = 0;
  api.answer('get', '/api/invitations/count', () => ({ count: ++count }));
});

function Badge({ isEnabled = true }: { isEnabled?: boolean }) {
  const cache = useQueryCache();
  const { data, isLoading } = useInvitationsCount(isEnabled);
  return (
    <button onClick={() => cache.refresh(invitationsKeys.count)}>{data ?? (isLoading ? 'читается' : 'нет')}</button>
  );
}

test('follows invitation events, reconnects, and whoever refreshes its key, for as long as it is shown', async () => {
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
  // Whoever comes next asks once: a question that the event had raised would stand before it.
  renderPage(<Badge />);
  expect(await screen.findByText('5')).toBeVisible();
});

test('asks nothing while it is not enabled', () => {
  renderPage(<Badge isEnabled={false} />);
  act(() => emitRealtime('invitation', {}));
  // Nor is anything on its way.
  expect(screen.getByText('нет')).toBeVisible();
  expect(count).toBe(0);
});
