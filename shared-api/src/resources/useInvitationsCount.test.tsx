import { beforeEach, expect, test } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { useQueryCache } from '../query';
import { emitRealtime } from '../realtime';
import { renderPage, useFakeApi } from '../testing';
import { invitationsKeys, useInvitationsCount } from './invitations';

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

test('updates on events, reconnects and refreshes while mounted', async () => {
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
  // The next mount must fetch only once: a fetch caused by the event would have shifted the count.
  renderPage(<Badge />);
  expect(await screen.findByText('5')).toBeVisible();
});

test('does not fetch while disabled', () => {
  renderPage(<Badge isEnabled={false} />);
  act(() => emitRealtime('invitation', {}));
  // «читается» would show a pending fetch.
  expect(screen.getByText('нет')).toBeVisible();
  expect(count).toBe(0);
});
