import { expect, test } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { RecipientRows } from './RecipientRows';

const everybody = Array.from({ length: 99_999 }, (_, index) => index + 1);
const rows = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);
const scrollTo = (row: number) =>
  fireEvent.scroll(screen.getByRole('region', { name: 'Получатели' }), { target: { scrollTop: row * 44 } });

test('renders only visible rows of 99,999, with their position [SEND-02]', () => {
  const draw = (ids: readonly number[]) => (
    <RecipientRows ids={ids} label="Получатели">
      {(id) => `Компания № ${id}`}
    </RecipientRows>
  );
  const { rerender } = render(draw(everybody));
  expect(rows()).toHaveLength(24);
  expect(rows()[0]).toBe('Компания № 1');

  scrollTo(50_000);
  expect(rows()).toContain('Компания № 50001');
  expect(rows()).toHaveLength(24);
  const row = screen.getByText('Компания № 50001');
  expect(row).toHaveAttribute('aria-posinset', '50001');
  expect(row).toHaveAttribute('aria-setsize', '99999');

  scrollTo(99_990);
  expect(rows().at(-1)).toBe('Компания № 99999');
  // The new list is shorter than the scroll position.
  rerender(draw([7, 77]));
  expect(rows()).toEqual(['Компания № 7', 'Компания № 77']);
});
