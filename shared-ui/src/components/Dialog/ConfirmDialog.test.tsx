import { expect, jest, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ConfirmDialog } from './ConfirmDialog';

function show(onConfirm: () => Promise<void> | void) {
  const onClose = jest.fn();
  render(
    <ConfirmDialog
      isOpen
      onClose={onClose}
      onConfirm={onConfirm}
      title="Отменить встречу?"
      confirmLabel="Да, отменить"
      cancelLabel="Не отменять"
      errorText="Ошибка отмены встречи!"
    >
      ООО «Ромашка»
    </ConfirmDialog>,
  );
  return onClose;
}

const confirm = () => userEvent.click(screen.getByRole('button', { name: 'Да, отменить' }));

test('confirms once and closes when done', async () => {
  let finish: () => void = () => undefined;
  const onConfirm = jest.fn(() => new Promise<void>((resolve) => (finish = resolve)));
  const onClose = show(onConfirm);
  await confirm();
  await confirm();
  expect(onConfirm).toHaveBeenCalledTimes(1);
  expect(onClose).not.toHaveBeenCalled();
  expect(screen.getByRole('button', { name: 'Не отменять' })).toBeDisabled();

  await act(async () => finish());
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('stays open with an error after a failure', async () => {
  const onConfirm = jest.fn<() => Promise<void>>().mockRejectedValueOnce(new Error('сеть')).mockResolvedValue();
  const onClose = show(onConfirm);
  await confirm();
  expect(await screen.findByRole('alert')).toHaveTextContent('Ошибка отмены встречи!');
  expect(onClose).not.toHaveBeenCalled();

  await confirm();
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('closes without confirming on cancel', async () => {
  const onConfirm = jest.fn<() => void>();
  const onClose = show(onConfirm);
  await userEvent.click(screen.getByRole('button', { name: 'Не отменять' }));
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(onConfirm).not.toHaveBeenCalled();
});
