import { expect, jest, test } from '@jest/globals';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expectNoAxeViolations } from 'shared-ui/testing';
import { DayStrip, type DayStripProps } from './DayStrip';

const days = [{ day: '2026-11-22', marks: '◆3', marksText: '3 встречи' }, { day: '2026-11-23' }, { day: '2026-11-24' }];

function Page({ selected: start = ['2026-11-23'], ...props }: Partial<DayStripProps>) {
  const [selected, setSelected] = useState<readonly string[]>(start);
  return (
    <>
      <DayStrip
        aria-label="День"
        today="2026-11-22"
        days={days}
        {...props}
        selected={selected}
        onSelectionChange={setSelected}
      />
      <output aria-label="выбрано">{selected.join(' ')}</output>
    </>
  );
}

const day = (name: RegExp) => screen.getByRole('button', { name });
const expectSelected = (selected: string) =>
  expect(screen.getByLabelText('выбрано')).toHaveTextContent(new RegExp(`^${selected}$`));

test('names each day in full, with its marks', async () => {
  render(<Page />);
  expect(screen.getByRole('group', { name: 'День' })).toContainElement(day(/^воскресенье, 22 ноября, 3 встречи$/));
  expect(day(/^понедельник, 23 ноября$/)).toHaveAttribute('aria-pressed', 'true');
  expect(day(/24 ноября/)).toHaveAttribute('aria-pressed', 'false');
  await expectNoAxeViolations(document.body);
});

test('keeps exactly one day selected', async () => {
  render(<Page />);
  await userEvent.click(day(/24 ноября/));
  expectSelected('2026-11-24');
  await userEvent.click(day(/24 ноября/));
  expectSelected('2026-11-24');
});

test('toggles days in their order when isMultiple', async () => {
  render(<Page isMultiple />);
  await userEvent.click(day(/24 ноября/));
  await userEvent.click(day(/22 ноября/));
  expectSelected('2026-11-22 2026-11-23 2026-11-24');
  await userEvent.click(day(/23 ноября/));
  expectSelected('2026-11-22 2026-11-24');
  expect(screen.queryByRole('button', { name: 'Выбрать дату' })).not.toBeInTheDocument();
});

test('moves and selects by keyboard from the selected day', async () => {
  render(<Page />);
  await userEvent.tab();
  expect(day(/23 ноября/)).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  expect(day(/24 ноября/)).toHaveFocus();
  expectSelected('2026-11-23');
  await userEvent.keyboard('{ArrowRight}{Enter}');
  expectSelected('2026-11-24');
  await userEvent.keyboard('{Home} ');
  expectSelected('2026-11-22');
  await userEvent.keyboard('{ArrowLeft}{End}{ArrowLeft}');
  expect(day(/23 ноября/)).toHaveFocus();
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Выбрать дату' })).toHaveFocus();
});

test('selects a day in a calendar limited to the event', async () => {
  render(<Page />);
  await userEvent.click(screen.getByRole('button', { name: 'Выбрать дату' }));
  await screen.findByRole('dialog', { name: 'Выберите дату' });
  expect(screen.getByRole('button', { name: /25 ноября 2026/ })).toBeDisabled();
  await userEvent.click(screen.getByRole('button', { name: /24 ноября 2026/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Выбрать' }));
  expectSelected('2026-11-24');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Выбрать дату' })).toHaveFocus());
});

test('marks days in the calendar too', async () => {
  render(<Page days={[{ day: '2026-11-22', calendarMark: '3 встречи' }, ...days.slice(1)]} />);
  await userEvent.click(screen.getByRole('button', { name: 'Выбрать дату' }));
  const calendar = await screen.findByRole('dialog');
  const named = (name: RegExp) => within(calendar).getByRole('button', { name });
  expect(named(/22 ноября 2026/)).toHaveAccessibleName(/, 3 встречи$/);
  expect(named(/24 ноября 2026/)).not.toHaveAccessibleName(/встреч/);
});

test('scrolls with the arrow buttons while there is room', () => {
  jest.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(900);
  jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(300);
  const scrollBy = jest.fn();
  Element.prototype.scrollBy = scrollBy;
  render(<Page />);
  expect(screen.getByRole('button', { name: 'Предыдущие дни' })).toBeDisabled();
  fireEvent.click(screen.getByRole('button', { name: 'Следующие дни' }));
  expect(scrollBy).toHaveBeenCalledWith({ left: 240, behavior: 'smooth' });
  screen.getByRole('group').scrollLeft = 600;
  fireEvent.scroll(screen.getByRole('group'));
  expect(screen.getByRole('button', { name: 'Предыдущие дни' })).toBeEnabled();
  expect(screen.getByRole('button', { name: 'Следующие дни' })).toBeDisabled();
});

test('marks today as the current date', () => {
  render(<Page />);
  expect(day(/22 ноября/)).toHaveAttribute('aria-current', 'date');
});

test('shows the whole selected day in the middle [ORG-17]', () => {
  jest.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockReturnValue(280);
  jest.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(56);
  jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(256);
  render(<Page />);
  expect(screen.getByRole('group').scrollLeft).toBe(180);
});
