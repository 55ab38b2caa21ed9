import { afterEach, beforeAll, expect, jest, test } from '@jest/globals';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BrowserRouter, Link, Route, Routes, useLocation, useNavigate } from 'react-router-dom';
import { leaveBy, startHistoryGuards } from '.';
import { useLeaveGuard } from './useLeaveGuard';

/** The guarded page, between two others in the history. */
function Guarded() {
  const { pathname, key } = useLocation();
  const { isAsking, stay, leave } = useLeaveGuard(true, { pathname, key, navigate: useNavigate() });
  return (
    <>
      <p>правка</p>
      <Link to="#site">к полю</Link>
      {isAsking && (
        <>
          <button onClick={stay}>Остаться</button>
          <button onClick={leave}>Уйти</button>
        </>
      )}
    </>
  );
}

async function start() {
  window.history.replaceState(null, '', '/news');
  render(
    <BrowserRouter>
      <Link to="/edit">править</Link>
      <Link to="/catalog">каталог</Link>
      <Routes>
        <Route path="/edit" element={<Guarded />} />
        <Route path="*" element={<p>другая</p>} />
      </Routes>
    </BrowserRouter>,
  );
  await userEvent.click(screen.getByRole('link', { name: 'править' }));
}

const question = () => screen.findByRole('button', { name: 'Уйти' });

// Like the shell, before the router exists.
beforeAll(startHistoryGuards);
afterEach(() => window.history.replaceState(null, '', '/'));

test('asks on every Back and navigates once confirmed', async () => {
  await start();
  window.history.back();
  await question();
  await waitFor(() => expect(window.location.pathname).toBe('/edit'));
  await userEvent.click(screen.getByRole('button', { name: 'Остаться' }));
  expect(screen.getByText('правка')).toBeVisible();

  window.history.back();
  await userEvent.click(await question());
  expect(await screen.findByText('другая')).toBeVisible();
  expect(window.location.pathname).toBe('/news');
});

test('asks on Forward across several history entries', async () => {
  await start();
  await userEvent.click(screen.getByRole('link', { name: 'к полю' }));
  await userEvent.click(screen.getByRole('link', { name: 'каталог' }));
  await userEvent.click(await question());
  expect(window.location.pathname).toBe('/catalog');

  window.history.go(-2);
  expect(await screen.findByText('правка')).toBeVisible();
  window.history.go(2);
  await userEvent.click(await question());
  await waitFor(() => expect(window.location.pathname).toBe('/catalog'));
  expect(await screen.findByText('другая')).toBeVisible();
});

test('asks before programmatic navigation and runs it once confirmed', async () => {
  await start();
  const go = jest.fn();
  act(() => leaveBy(go));
  await userEvent.click(await screen.findByRole('button', { name: 'Остаться' }));
  expect(go).not.toHaveBeenCalled();
  act(() => leaveBy(go));
  await userEvent.click(await question());
  expect(go).toHaveBeenCalledTimes(1);
});

test('does not ask on navigation within the page', async () => {
  await start();
  await userEvent.click(screen.getByRole('link', { name: 'к полю' }));
  window.history.back();
  await waitFor(() => expect(window.location.hash).toBe(''));
  expect(screen.queryByRole('button', { name: 'Уйти' })).not.toBeInTheDocument();
});
