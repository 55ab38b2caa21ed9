import { expect, jest, test } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { memo, useState } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { CardGrid } from './CardGrid';

const numbers = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);
const cards = () => screen.getAllByRole('article');
const drawn = jest.fn();

const Card = memo(function Card({ id }: { id: number }) {
  const [first] = useState(id);
  drawn(id);
  return (
    <article>
      <a href={`/profile/${id}`}>Компания {id}</a>, сначала {first}
    </article>
  );
});

const grid = (ids: readonly number[], getKey?: (id: number) => number) => (
  <CardGrid items={ids} getKey={getKey} aria-label="Компании">
    {(id) => <Card id={id} />}
  </CardGrid>
);
const show = (ids: readonly number[], getKey?: (id: number) => number) =>
  render(grid(ids, getKey), { wrapper: BrowserRouter });

test('reuses cards when the page changes', () => {
  const { rerender } = show(numbers(1, 50));
  expect(cards()).toHaveLength(50);
  rerender(grid(numbers(51, 80)));
  expect(cards()).toHaveLength(30);
  expect(cards()[0]).toHaveTextContent('Компания 51, сначала 1');
  expect(cards()[29]).toHaveTextContent('Компания 80, сначала 30');
});

test('keeps a keyed card with its item', () => {
  const { rerender } = show([1, 2, 3], (id) => id);
  rerender(grid([2, 3], (id) => id));
  expect(cards().map(({ textContent }) => textContent)).toEqual(['Компания 2, сначала 2', 'Компания 3, сначала 3']);
});

test('re-renders only cards whose item changed', () => {
  const { rerender } = show([1, 2, 3]);
  drawn.mockClear();
  rerender(grid([1, 4, 3]));
  expect(drawn.mock.calls).toEqual([[4]]);
});

test('turns clicks on links into in-app navigations', () => {
  window.history.replaceState(null, '', '/catalog');
  show([1]);
  expect(fireEvent.click(screen.getByRole('link'))).toBe(false);
  expect(window.location.pathname).toBe('/profile/1');
});

test('is busy while other items load', () => {
  jest.useFakeTimers();
  const list = (isOutdated: boolean) => (
    <CardGrid items={[1]} isOutdated={isOutdated} aria-label="Компании">
      {(id) => <Card id={id} />}
    </CardGrid>
  );
  const { rerender } = render(list(false), { wrapper: BrowserRouter });
  rerender(list(true));
  expect(screen.getByRole('list')).toHaveAttribute('aria-busy', 'true');
  expect(screen.getByRole('list')).toHaveStyle({ opacity: 1 });
  act(() => jest.advanceTimersByTime(150));
  expect(screen.getByRole('list')).toHaveStyle({ opacity: 0.5 });
});

test('keeps a failure in its card [NET-03]', () => {
  // React reports what a boundary catches.
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const Broken = () => {
    throw new Error('Карточка не рисуется.');
  };
  render(
    <CardGrid items={[1, 2, 3]} aria-label="Компании">
      {(id) => (id === 2 ? <Broken /> : <Card id={id} />)}
    </CardGrid>,
    { wrapper: BrowserRouter },
  );
  expect(cards()).toHaveLength(2);
  expect(screen.getByRole('alert')).toHaveTextContent('Не удалось показать.');
});
