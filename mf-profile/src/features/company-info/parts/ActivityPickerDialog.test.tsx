import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { giveElementsSize } from 'shared-ui/testing';
import { ActivityPickerDialog, type ActivityNode } from './ActivityPickerDialog';

let takeSizeAway: () => void;
beforeEach(() => {
  takeSizeAway = giveElementsSize();
});
afterEach(() => takeSizeAway());

const nodes: ActivityNode[] = [
  { id: 1, value: 'Одежда', node: 0 },
  { id: 2, value: 'Футболки', node: 1 },
  { id: 3, value: 'Кепки', node: 1 },
  { id: 4, value: 'Посуда', node: 0 },
  { id: 5, value: 'Кружки', node: 4 },
];

function show(value: number[] = []) {
  const onConfirm = jest.fn();
  const onClose = jest.fn();
  render(<ActivityPickerDialog isOpen onClose={onClose} nodes={nodes} value={value} onConfirm={onConfirm} />);
  return { onConfirm, onClose };
}

test('selects all areas of a group, without its id [EDIT-04]', async () => {
  const { onConfirm, onClose } = show([5]);
  await userEvent.click(screen.getByRole('treeitem', { name: 'Одежда' }));
  await userEvent.click(screen.getByRole('button', { name: 'Выбрать (3)' }));
  expect(onConfirm).toHaveBeenCalledWith([5, 2, 3]);
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('marks a partly selected group as mixed [EDIT-04]', () => {
  show([2]);
  expect(screen.getByRole('treeitem', { name: 'Одежда' })).toHaveAttribute('aria-checked', 'mixed');
  expect(screen.getByRole('treeitem', { name: 'Посуда' })).toHaveAttribute('aria-checked', 'false');
});

test('discards the choice on cancel', async () => {
  const { onConfirm, onClose } = show([2]);
  await userEvent.click(screen.getByRole('treeitem', { name: 'Кружки' }));
  await userEvent.click(screen.getByRole('button', { name: 'Отмена' }));
  expect(onConfirm).not.toHaveBeenCalled();
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('offers a retry when the areas failed to load', async () => {
  const onRetry = jest.fn();
  render(
    <ActivityPickerDialog
      isOpen
      onClose={() => undefined}
      nodes={undefined}
      value={[]}
      onConfirm={() => undefined}
      onRetry={onRetry}
    />,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Повторить' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('button', { name: 'Выбрать' })).toBeDisabled();
});
