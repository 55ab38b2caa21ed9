import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
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

test('draws only what can be seen, and says how long the list is', () => {
  render(show(numbers(10_000)));
  const rows = screen.getAllByRole('listitem');
  expect(rows.length).toBeLessThan(40);
  expect(rows[0]).toHaveTextContent('Чат 1');
  expect(rows[0]).toHaveAttribute('aria-setsize', '10000');
  expect(screen.getByRole('region', { name: 'Чаты' })).toHaveAttribute('tabindex', '0');
});

test('scrolls to the item that is to be in sight', () => {
  const scrollTo = jest.fn();
  Element.prototype.scrollTo = scrollTo;
  jest.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(100 * 300);
  const { rerender } = render(show(numbers(100)));
  expect(scrollTo).not.toHaveBeenCalledWith(expect.objectContaining({ top: 49 * 300 }));
  rerender(show(numbers(100), undefined, 50));
  expect(scrollTo).toHaveBeenCalledWith(expect.objectContaining({ top: 49 * 300 }));
});

test('an item that is in sight moves nothing', () => {
  const scrollTo = jest.fn();
  Element.prototype.scrollTo = scrollTo;
  const { rerender } = render(show(numbers(100)));
  scrollTo.mockClear();
  rerender(show(numbers(100), undefined, 1));
  expect(scrollTo).not.toHaveBeenCalled();
});

test('asks for more at the end: once per page', () => {
  const more = jest.fn();
  const { rerender } = render(show(numbers(1), more));
  expect(more).toHaveBeenCalledTimes(1);
  rerender(show(numbers(1), more));
  expect(more).toHaveBeenCalledTimes(1);
  rerender(show(numbers(100), more));
  expect(more).toHaveBeenCalledTimes(1);
});

test('far from the end it asks for nothing', () => {
  const more = jest.fn();
  render(show(numbers(100), more));
  expect(more).not.toHaveBeenCalled();
});

test('rows come in fours: scrolling by one changes nothing but the place', () => {
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

test('the end is noticed among rows that are all there already', () => {
  const more = jest.fn();
  render(show(numbers(3), more));
  expect(more).not.toHaveBeenCalled();
  const box = screen.getByRole('region');
  box.scrollTop = 600;
  fireEvent.scroll(box);
  expect(more).toHaveBeenCalledTimes(1);
});

test('rows that are needed no more go in an idle moment once scrolling is over', () => {
  jest.useFakeTimers();
  const tasks: (() => void)[] = [];
  Object.assign(window, { requestIdleCallback: (task: () => void) => tasks.push(task), cancelIdleCallback: () => {} });
  try {
    render(show(numbers(12)));
    const box = screen.getByRole('region');
    const drawn = () => screen.getAllByRole('listitem').length;
    box.scrollTop = 300 * 4;
    fireEvent.scroll(box);
    const all = drawn();
    box.scrollTop = 300 * 8;
    fireEvent.scroll(box);
    const idle = () => act(() => tasks.splice(0).forEach((task) => task()));
    idle();
    expect(drawn()).toBe(all);
    act(() => jest.advanceTimersByTime(200));
    expect(drawn()).toBe(all);
    idle();
    expect(drawn()).toBeLessThan(all);
    expect(screen.queryByText('Чат 1')).not.toBeInTheDocument();
  } finally {
    jest.useRealTimers();
    Reflect.deleteProperty(window, 'requestIdleCallback');
    Reflect.deleteProperty(window, 'cancelIdleCallback');
  }
});
