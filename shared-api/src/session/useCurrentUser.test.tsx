import { expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fixtures, renderPage, useFakeApi } from '../testing';
import { useCurrentUser } from './useCurrentUser';

const api = useFakeApi();

function Reader({ isLoggedIn }: { isLoggedIn?: boolean }) {
  const { data: user, reload } = useCurrentUser(isLoggedIn);
  return <button onClick={() => void reload()}>{user?.company ?? 'никто'}</button>;
}

test('shares one response and reloads it for all readers', async () => {
  let asked = 0;
  api.answer('get', '/api/user', () => fixtures.currentUser({ company: `Компания ${++asked}` }));
  renderPage(
    <>
      <Reader isLoggedIn />
      <Reader />
    </>,
  );
  expect(await screen.findAllByText('Компания 1')).toHaveLength(2);
  await userEvent.click(screen.getAllByRole('button')[0]!);
  await waitFor(() => expect(screen.getAllByText('Компания 2')).toHaveLength(2));
  expect(asked).toBe(2);
});

test('does not fetch for a guest', async () => {
  let asked = 0;
  api.answer('get', '/api/user', () => (asked++, fixtures.currentUser()));
  renderPage(<Reader isLoggedIn={false} />);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(screen.getByText('никто')).toBeVisible();
  expect(asked).toBe(0);
});
