import { expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expectNoAxeViolations } from 'shared-ui/testing';
import { DatePicker, type DatePickerProps } from './DatePicker';

function Form({ value: first = '', ...rest }: Partial<DatePickerProps>) {
  const [value, setValue] = useState(first);
  return (
    <>
      <DatePicker label="Начало" today="2026-11-22" {...rest} value={value} onChange={setValue} />
      <output>{value || 'нет'}</output>
    </>
  );
}
const field = () => screen.getByRole('textbox', { name: 'Начало' });
const kept = () => screen.getByRole('status');

test.each([
  ['28.11.2026', '2026-11-28'],
  ['1.2.2026', '2026-02-01'],
  ['28112026', '2026-11-28'],
  ['2026-11-28', '2026-11-28'],
])('[ORG-16] takes %s and writes it in one form', async (typed, day) => {
  render(<Form />);
  await userEvent.type(field(), typed);
  expect(kept()).toHaveTextContent(day);
  await userEvent.tab();
  expect(field()).toHaveValue(day.split('-').toReversed().join('.'));
});

test('[ORG-16] keeps an unfinished date with an error and no value', async () => {
  const { container } = render(<Form value="2026-11-22" />);
  await userEvent.clear(field());
  expect(kept()).toHaveTextContent('нет');
  await userEvent.type(field(), '31.02.2026{Enter}');
  expect(field()).toHaveValue('31.02.2026');
  expect(field()).toHaveAccessibleDescription('Введите дату, например 28.11.2026.');
  await expectNoAxeViolations(container);
  await userEvent.clear(field());
  await userEvent.type(field(), '28.02.2026');
  expect(field()).toHaveAccessibleDescription('');
  expect(kept()).toHaveTextContent('2026-02-28');
});

test('[ORG-16] keeps the day while another is being typed', async () => {
  render(<Form value="2026-11-22" />);
  await userEvent.type(field(), '{Backspace}');
  expect(kept()).toHaveTextContent('2026-11-22');
  await userEvent.type(field(), '7');
  expect(kept()).toHaveTextContent('2027-11-22');
});

test('[ORG-16] chooses a day in the calendar', async () => {
  render(<Form value="2026-11-22" min="2026-11-20" />);
  await userEvent.click(screen.getByRole('button', { name: 'Выбрать дату: Начало' }));
  await userEvent.click(await screen.findByRole('button', { name: /24 ноября 2026/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Выбрать' }));
  expect(field()).toHaveValue('24.11.2026');
  expect(kept()).toHaveTextContent('2026-11-24');
});

test('follows a value from outside', () => {
  const props = { label: 'Начало', today: '2026-11-22', onChange: jest.fn() };
  const { rerender } = render(<DatePicker {...props} value="2026-11-22" />);
  rerender(<DatePicker {...props} value="2026-11-30" />);
  expect(field()).toHaveValue('30.11.2026');
});
