import { expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Calendar, type CalendarProps } from './Calendar';

function show(props: Partial<CalendarProps> = {}) {
  const onChange = jest.fn();
  const { container } = render(<Calendar value={null} today="2026-03-15" onChange={onChange} {...props} />);
  return { onChange, container };
}

const day = (name: RegExp) => screen.getByRole('button', { name });

test('shows the current month in Russian, weeks from Monday', () => {
  const { container } = show();
  expect(screen.getByRole('grid', { name: 'Март 2026' })).toBeInTheDocument();
  expect(
    [...container.querySelectorAll('th')].map((cell) => [cell.getAttribute('aria-label'), cell.textContent])[0],
  ).toEqual(['понедельник', 'пн']);
  expect(day(/^Сегодня, воскресенье, 15 марта 2026/)).toBeInTheDocument();
});

test('passes the chosen day as YYYY-MM-DD', async () => {
  const { onChange } = show();
  await userEvent.click(day(/ 5 марта/));
  expect(onChange).toHaveBeenCalledWith('2026-03-05');
});

test('disables days outside min and max', async () => {
  const { onChange } = show({ min: '2026-03-10', max: '2026-03-20' });
  for (const name of [/ 9 марта/, / 21 марта/]) expect(day(name)).toBeDisabled();
  await userEvent.click(day(/ 10 марта/));
  await userEvent.click(day(/ 20 марта/));
  expect(onChange.mock.calls).toEqual([['2026-03-10'], ['2026-03-20']]);
});

test('moves by day, week and month with the keyboard', async () => {
  const { onChange } = show({ value: '2026-03-16' });
  while (document.activeElement?.closest('table') === null) await userEvent.tab();
  expect(day(/16 марта 2026 г\., выбрано/)).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}{ArrowDown}{PageDown}{Enter}');
  expect(onChange).toHaveBeenCalledWith('2026-04-24');
  await userEvent.keyboard('{Home}{Enter}');
  expect(onChange).toHaveBeenLastCalledWith('2026-04-20');
});
