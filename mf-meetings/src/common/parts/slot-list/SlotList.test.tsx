import { expect, test } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import { SlotLegend } from './SlotLegend';
import { SlotList } from './SlotList';

test('names the status and companies of each slot', () => {
  render(
    <SlotList
      aria-label="Сегодня"
      slots={[
        { point: '10:00', status: 'AVAILABLE' },
        { point: '10:30', status: 'BLOCKED' },
        { point: '11:00', status: 'ASSIGNED', companies: ['Ромашка'] },
      ]}
    />,
  );
  const slots = within(screen.getByRole('list', { name: 'Сегодня' })).getAllByRole('listitem');
  expect(slots.map((slot) => slot.textContent)).toEqual([
    '10:00Рабочее время',
    '10:30Нерабочее время',
    '11:00Встреча назначенаРомашка',
  ]);
});

test('explains each status in order in the legend [MEET-01]', () => {
  render(<SlotLegend />);
  expect(screen.getAllByRole('listitem').map((entry) => entry.textContent)).toEqual([
    'Нерабочее время',
    'Рабочее время',
    'Встреча назначена',
  ]);
});
