import { expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense, use } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { pageRange } from './pageRange';
import { Pagination } from './Pagination';

test('shows the current page and its neighbours only', () => {
  render(<Pagination page={5} pageCount={20} onChange={() => undefined} />);
  expect(screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual([
    'Предыдущая страница',
    'Страница 4',
    'Страница 5',
    'Страница 6',
    'Следующая страница',
  ]);
  expect(screen.getByRole('navigation', { name: 'Страницы' })).toBeInTheDocument();
  expect(screen.getByRole('button', { current: 'page' })).toHaveAccessibleName('Страница 5');
});

test('goes to the next, previous and chosen page', async () => {
  const change = jest.fn();
  render(<Pagination page={5} pageCount={20} onChange={change} />);
  await userEvent.click(screen.getByRole('button', { name: 'Следующая страница' }));
  await userEvent.click(screen.getByRole('button', { name: 'Предыдущая страница' }));
  await userEvent.click(screen.getByRole('button', { name: 'Страница 6' }));
  await userEvent.click(screen.getByRole('button', { name: 'Страница 5' }));
  expect(change.mock.calls).toEqual([[6], [4], [6]]);
});

test('does not go beyond the ends', async () => {
  const change = jest.fn();
  render(<Pagination page={2} pageCount={2} onChange={change} />);
  await userEvent.click(screen.getByRole('button', { name: 'Следующая страница' }));
  expect(change).not.toHaveBeenCalled();
});

test('renders links when pages have addresses', () => {
  render(<Pagination page={1} pageCount={3} getHref={(page) => `/news?page=${page}`} />, { wrapper: MemoryRouter });
  expect(screen.getByRole('link', { name: 'Страница 2' })).toHaveAttribute('href', '/news?page=2');
  expect(screen.queryByRole('link', { name: 'Предыдущая страница' })).not.toBeInTheDocument();
});

test('keeps the old page until the next has rendered', async () => {
  const next = new Promise<string>(() => {});
  const List = () => (new URLSearchParams(useLocation().search).get('page') === '2' ? use(next) : 'Первые десять');
  render(
    <MemoryRouter useTransitions={false}>
      <Pagination page={1} pageCount={3} getHref={(page) => `/news?page=${page}`} />
      <Suspense fallback="Пусто">
        <List />
      </Suspense>
    </MemoryRouter>,
  );
  await userEvent.click(screen.getByRole('link', { name: 'Страница 2' }));
  expect(screen.getByText('Первые десять')).toBeVisible();
});

test('is absent for a single page', () => {
  const { container } = render(<Pagination page={1} pageCount={1} />);
  expect(container).toBeEmptyDOMElement();
});

test('limits the range to existing pages', () => {
  expect(pageRange(1, 10)).toEqual([1, 2]);
  expect(pageRange(10, 10)).toEqual([9, 10]);
  expect(pageRange(1, 0)).toEqual([]);
});
