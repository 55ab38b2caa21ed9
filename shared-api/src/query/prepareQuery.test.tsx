import { expect, jest, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { ApiError } from '../client';
import { renderPage } from '../testing';
import { prepareQuery, useQueryCache, useQueryOnce, type QueryCache } from './index';

const key = ['prepared'] as const;
const offline = new ApiError({ kind: 'network' });
let cache: QueryCache;

function Page({ name = 'prepared', read }: { name?: string; read: () => Promise<string> }) {
  cache = useQueryCache();
  return <output>{useQueryOnce([name], read).data}</output>;
}
const shows = (text: string) => waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(text));

test('a reading that began before anybody asked is the answer, once', async () => {
  prepareQuery(key, async () => 'раньше');
  const read = jest.fn(async () => 'теперь');
  renderPage(<Page read={read} />);
  await shows('раньше');
  expect(read).not.toHaveBeenCalled();
  act(() => cache.refresh(key));
  await shows('теперь');
});

test('one that has failed is read as if nobody had begun', async () => {
  prepareQuery(key, () => Promise.reject(offline));
  renderPage(<Page read={async () => 'теперь'} />);
  await shows('теперь');
});

test('another session gets nothing of what was begun before it', async () => {
  const { unmount } = renderPage(<Page read={async () => 'прежний'} />);
  await shows('прежний');
  prepareQuery(['later'], async () => 'прежний');
  await act(() => cache.forgetAllBut());
  unmount();
  renderPage(<Page name="later" read={async () => 'новый'} />);
  await shows('новый');
});
