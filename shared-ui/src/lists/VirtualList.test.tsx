import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { giveElementsSize } from 'shared-ui/testing';
import { VirtualList } from './VirtualList';

let takeSizeAway: () => void;
beforeEach(() => {
  takeSizeAway = giveElementsSize({ width: 400, height: 300 });
});
afterEach(() => takeSizeAway());

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

function show(items: number[], onReachEnd?: () => void, inSight?: number) {
  return (
    <VirtualList
      items={items}
      getKey={(item) => item}
      estimateHeight={300}
      aria-label="Чаты"
      onReachEnd={onReachEnd}
      inSight={inSight}
    >
      {(item) => `Чат ${item}`}
    </VirtualList>
  );
}

test('renders visible rows only and states the list’s size', () => {
  render(show(numbers(10_000)));
  const rows = screen.getAllByRole('listitem');
  expect(rows.length).toBeLessThan(40);
  expect(rows[0]).toHaveTextContent('Чат 1');
  expect(rows[0]).toHaveAttribute('aria-setsize', '10000');
  expect(screen.getByRole('region', { name: 'Чаты' })).toHaveAttribute('tabindex', '0');
});

test('scrolls to the item given by `inSight`', () => {
  const scrollTo = jest.fn();
  Element.prototype.scrollTo = scrollTo;
  jest.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(100 * 300);
  const { rerender } = render(show(numbers(100)));
  expect(scrollTo).not.toHaveBeenCalledWith(expect.objectContaining({ top: 49 * 300 }));
  rerender(show(numbers(100), undefined, 50));
  expect(scrollTo).toHaveBeenCalledWith(expect.objectContaining({ top: 49 * 300 }));
});

test('does not scroll to an item that is already visible', () => {
  const scrollTo = jest.fn();
  Element.prototype.scrollTo = scrollTo;
  const { rerender } = render(show(numbers(100)));
  scrollTo.mockClear();
  rerender(show(numbers(100), undefined, 1));
  expect(scrollTo).not.toHaveBeenCalled();
});

test('loads more at the end, once per page', () => {
  const more = jest.fn();
  const { rerender } = render(show(numbers(1), more));
  expect(more).toHaveBeenCalledTimes(1);
  rerender(show(numbers(1), more));
  expect(more).toHaveBeenCalledTimes(1);
  rerender(show(numbers(100), more));
  expect(more).toHaveBeenCalledTimes(1);
});

test('loads no more far from the end', () => {
  const more = jest.fn();
  render(show(numbers(100), more));
  expect(more).not.toHaveBeenCalled();
});

test('renders in steps of four rows', () => {
  render(show(numbers(100)));
  const drawn = () => screen.getAllByRole('listitem').map((row) => row.textContent);
  const scrollBy = (rows: number) => {
    const box = screen.getByRole('region');
    box.scrollTop += rows * 300;
    fireEvent.scroll(box);
  };
  scrollBy(8);
  const atFirst = drawn();
  scrollBy(1);
  expect(drawn()).toEqual(atFirst);
  scrollBy(3);
  expect(drawn()).not.toEqual(atFirst);
  expect(drawn()).toContain('Чат 13');
});

test('loads more at the end among rendered rows', () => {
  const more = jest.fn();
  render(show(numbers(3), more));
  expect(more).not.toHaveBeenCalled();
  const box = screen.getByRole('region');
  box.scrollTop = 600;
  fireEvent.scroll(box);
  expect(more).toHaveBeenCalledTimes(1);
});
