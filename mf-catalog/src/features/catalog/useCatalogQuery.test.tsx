import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { renderPage } from 'shared-api/testing';
import { ArrivalContext, createArrival } from 'shared-ui/PageHeader';
import { useCatalogQuery } from './useCatalogQuery';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

function List() {
  const { query, changeFilter, correctPage } = useCatalogQuery();
  return (
    <>
      <p>Страница {query.page}</p>
      <button onClick={() => changeFilter({ agency: 2 })}>Без агентств</button>
      <button onClick={() => correctPage(1)}>Первая страница</button>
      <button onClick={() => changeFilter({ meeting: 2 })}>Ещё не встречались</button>
    </>
  );
}

function Site() {
  const navigate = useNavigate();
  return (
    <>
      <button onClick={() => navigate(-1)}>Назад</button>
      <Link to="/news">Новости</Link>
      {useLocation().pathname === '/catalog' && <List />}
    </>
  );
}

const open = ({ isArrival, address = '/catalog' }: { isArrival: boolean; address?: string }) =>
  renderPage(
    <ArrivalContext value={isArrival ? createArrival() : undefined}>
      <Site />
    </ArrivalContext>,
    { address },
  );
const whole = '/catalog?limit=10&page=1';

test('the application opened with the bare address puts it right at once', () => {
  expect(open({ isArrival: false }).location()).toBe(whole);
});

test('come to from another page, it does so after its first frame', () => {
  const { location } = open({ isArrival: true });
  act(() => jest.advanceTimersToNextFrame());
  expect(location()).toBe('/catalog');
  act(() => jest.advanceTimersByTime(1));
  expect(location()).toBe(whole);
});

test('so does not a tab out of sight, which has no frames', () => {
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  expect(open({ isArrival: true }).location()).toBe(whole);
});

test('whoever has gone on by then stays there', () => {
  const { location } = open({ isArrival: true });
  act(() => jest.advanceTimersToNextFrame());
  fireEvent.click(screen.getByRole('link', { name: 'Новости' }));
  act(() => jest.advanceTimersByTime(1));
  expect(location()).toBe('/news');
});

test('two choices that come before the first one is in the address both hold; after Back the next one goes on from what is shown', () => {
  const { location } = open({ isArrival: false });
  const press = (name: string) => screen.getByRole('button', { name }).click();
  act(() => {
    press('Без агентств');
    press('Ещё не встречались');
  });
  expect(location()).toBe('/catalog?agency=no&met=no&limit=10&page=1');
  act(() => press('Назад'));
  expect(location()).toBe('/catalog?agency=no&limit=10&page=1');
  act(() => press('Ещё не встречались'));
  expect(location()).toBe('/catalog?agency=no&met=no&limit=10&page=1');
});

test('putting right a page that is not there does not undo a choice that is on its way', () => {
  const { location } = open({ isArrival: false, address: '/catalog?limit=10&page=9' });
  act(() => {
    screen.getByRole('button', { name: 'Без агентств' }).click();
    screen.getByRole('button', { name: 'Первая страница' }).click();
  });
  expect(location()).toBe('/catalog?agency=no&limit=10&page=1');
});
