import { expect, jest, test } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SlotBulkActions, type SlotAction } from './SlotBulkActions';

const selector = () => screen.getByRole('combobox', { name: 'Действие' });

test('offers both actions and applies the chosen one [POINT-02]', async () => {
  const user = userEvent.setup();
  const onApply = jest.fn<(action: SlotAction) => void>();
  render(<SlotBulkActions count={3} suggested="BLOCKED" onApply={onApply} onCancel={() => undefined} />);
  expect(screen.getByText('Выбрано: 3')).toBeVisible();
  expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual([
    'Сделать доступным',
    'Сделать недоступным',
  ]);
  expect(selector()).toHaveDisplayValue('Сделать недоступным');

  await user.click(screen.getByRole('button', { name: 'Применить' }));
  await user.selectOptions(selector(), 'Сделать доступным');
  await user.click(screen.getByRole('button', { name: 'Применить' }));
  expect(onApply.mock.calls).toEqual([['BLOCKED'], ['AVAILABLE']]);
});

test('shows the time range of the selected slots', () => {
  render(
    <SlotBulkActions
      count={6}
      range="10:00–13:00"
      suggested="BLOCKED"
      onApply={() => undefined}
      onCancel={() => undefined}
    />,
  );
  expect(screen.getByText('Выбрано: 6 · 10:00–13:00')).toBeVisible();
});

test('keeps the chosen action when the suggestion changes', async () => {
  const { rerender } = render(
    <SlotBulkActions count={1} suggested="AVAILABLE" onApply={() => undefined} onCancel={() => undefined} />,
  );
  await userEvent.selectOptions(selector(), 'Сделать недоступным');
  rerender(<SlotBulkActions count={2} suggested="AVAILABLE" onApply={() => undefined} onCancel={() => undefined} />);
  expect(selector()).toHaveDisplayValue('Сделать недоступным');
});

test('cancels without applying [POINT-02]', async () => {
  const onCancel = jest.fn();
  const onApply = jest.fn();
  render(<SlotBulkActions count={1} suggested="AVAILABLE" onApply={onApply} onCancel={onCancel} />);
  await userEvent.click(screen.getByRole('button', { name: 'Отменить' }));
  expect(onCancel).toHaveBeenCalledTimes(1);
  expect(onApply).not.toHaveBeenCalled();
});

test.each(['Применить', 'Отменить'])('ignores the second click of a double click on «%s» [POINT-02]', (name) => {
  const onBelow = jest.fn();
  render(
    <>
      <SlotBulkActions count={1} suggested="AVAILABLE" onApply={() => undefined} onCancel={() => undefined} />
      <button onClick={onBelow}>Отменить встречу</button>
    </>,
  );
  const below = screen.getByRole('button', { name: 'Отменить встречу' });
  fireEvent.click(screen.getByRole('button', { name }), { detail: 1 });
  fireEvent.click(below, { detail: 2 });
  expect(onBelow).not.toHaveBeenCalled();

  fireEvent.click(below, { detail: 1 });
  expect(onBelow).toHaveBeenCalledTimes(1);
});
