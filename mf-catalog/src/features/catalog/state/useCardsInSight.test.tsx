import { afterEach, expect, jest, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { useCardsInSight } from './useCardsInSight';

afterEach(() => void jest.restoreAllMocks());

function List() {
  const [count, first] = useCardsInSight();
  return (
    <ul aria-label="Компании">
      <li ref={first}>{count}</li>
    </ul>
  );
}

/** Renders a list with these sizes and reports its layout. */
function layOut({
  list,
  card,
  top,
  window: high,
}: {
  list: number;
  card: [number, number];
  top: number;
  window: number;
}) {
  let tell = () => {};
  jest.spyOn(globalThis, 'ResizeObserver').mockImplementation((onResize) => {
    const observer = { observe() {}, unobserve() {}, disconnect() {} };
    tell = () => onResize([], observer);
    return observer;
  });
  jest.replaceProperty(window, 'innerHeight', high);
  jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(list);
  const [width, height] = card;
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({ width, height, top } as DOMRect);
  render(<List />);
  act(() => tell());
}

test.each([
  ['two rows of three columns', { list: 1128, card: [365, 290], top: 330, window: 900 }, '6'],
  ['a phone', { list: 328, card: [328, 270], top: 250, window: 740 }, '2'],
  ['a list below the viewport, once scrolled to', { list: 328, card: [328, 270], top: 900, window: 740 }, '3'],
] as const)('counts the visible cards: %s', (_, layout, count) => {
  layOut({ ...layout, card: [...layout.card] });
  expect(screen.getByRole('listitem')).toHaveTextContent(count);
});
