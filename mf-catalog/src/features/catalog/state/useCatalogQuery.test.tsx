import { expect, test } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { useLocation, useNavigate } from 'react-router-dom';
import { renderPage } from 'shared-api/testing';
import { useCatalogQuery } from './useCatalogQuery';

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

function Site({ to }: { to: string }) {
  const navigate = useNavigate();
  return (
    <>
      <button onClick={() => navigate(to)}>Каталог</button>
      <button onClick={() => navigate(-1)}>Назад</button>
      {useLocation().pathname === '/catalog' && <List />}
    </>
  );
}

function open(address = '/catalog') {
  const site = renderPage(<Site to={address} />, { address: '/news' });
  act(() => screen.getByRole('button', { name: 'Каталог' }).click());
  return site;
}

test('adds the default page and size to the address', () => {
  expect(open().location()).toBe('/catalog?limit=10&page=1');
});

test('combines quick choices, also after Back', () => {
  const { location } = open();
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

test('keeps a pending choice when correcting the page number', () => {
  const { location } = open('/catalog?limit=10&page=9');
  act(() => {
    screen.getByRole('button', { name: 'Без агентств' }).click();
    screen.getByRole('button', { name: 'Первая страница' }).click();
  });
  expect(location()).toBe('/catalog?agency=no&limit=10&page=1');
});
