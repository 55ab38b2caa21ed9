import { afterEach, expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { QuickReplies } from './QuickReplies';

const user = userEvent.setup({ delay: null });
afterEach(() => localStorage.clear());

async function open(text: string, ownUserId = 1) {
  const onChoose = jest.fn();
  const { unmount } = render(<QuickReplies ownUserId={ownUserId} text={text} onChoose={onChoose} />);
  await user.click(screen.getByRole('button', { name: 'Быстрые ответы' }));
  return { onChoose, unmount };
}

test('saves, inserts and deletes a reply on this device', async () => {
  const first = await open('  Добрый день! Вышлю прайс. ');
  await user.click(screen.getByRole('button', { name: 'Сохранить написанное как ответ' }));
  expect(screen.getByText('Хранятся на этом устройстве')).toBeVisible();
  first.unmount();

  const second = await open('');
  expect(screen.queryByRole('button', { name: 'Сохранить написанное как ответ' })).not.toBeInTheDocument();
  expect(screen.getByText('Чтобы сохранить ответ, напишите его в поле сообщения.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Добрый день! Вышлю прайс.' }));
  expect(second.onChoose).toHaveBeenCalledWith('Добрый день! Вышлю прайс.');

  await user.click(screen.getByRole('button', { name: 'Быстрые ответы' }));
  await user.click(screen.getByRole('button', { name: 'Удалить ответ «Добрый день! Вышлю прайс.»' }));
  expect(screen.getByText('Быстрых ответов пока нет.')).toBeVisible();
});

test('restores the replies that release 0.2.0 has stored', async () => {
  localStorage.setItem('vstrecha.messenger.replies.1', '["Перезвоню"]');
  await open('');
  expect(screen.getByRole('button', { name: 'Перезвоню' })).toBeVisible();
});

test('keeps the replies of accounts apart', async () => {
  const first = await open('Перезвоню');
  await user.click(screen.getByRole('button', { name: 'Сохранить написанное как ответ' }));
  first.unmount();
  await open('', 2);
  expect(screen.queryByRole('button', { name: 'Перезвоню' })).not.toBeInTheDocument();
});
