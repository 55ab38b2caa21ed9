import { expect, jest, test } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { FileList, type FileListProps } from './FileList';
import type { FileListEntry } from './fileListEntry';

const price: FileListEntry = {
  status: 'stored',
  id: 1,
  name: 'Прайс.pdf',
  size: 1_572_864,
  date: '20.11.2026 10:30',
  href: '/api/files/1/download',
};
const uploading: FileListEntry = { status: 'uploading', id: 'a', name: 'Каталог.zip', size: 2048, percent: 41.6 };
const failed: FileListEntry = {
  status: 'failed',
  id: 'a',
  name: 'Каталог.zip',
  size: 2048,
  message: 'Ошибка загрузки!',
  canRetry: true,
};

function show(files: FileListEntry[], props: Partial<FileListProps> = {}) {
  const calls = {
    onAbort: jest.fn(),
    onRetry: jest.fn(),
    onDismiss: jest.fn(),
    onRename: jest.fn(),
    onDelete: jest.fn(),
  };
  return { ...calls, ...render(<FileList files={files} {...calls} {...props} />) };
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

async function startRenaming() {
  await press('Переименовать: Прайс.pdf');
  return screen.findByRole('textbox', { name: 'Новое имя файла Прайс.pdf' });
}

test('shows a stored file with size, date and download link', () => {
  show([price]);
  const row = within(screen.getByRole('listitem'));
  expect(row.getByRole('link', { name: 'Скачать: Прайс.pdf' })).toHaveAttribute('href', '/api/files/1/download');
  expect(row.getByText('1,5 МБ · 20.11.2026 10:30')).toBeInTheDocument();
});

test('shows an upload in whole percent and aborts it', async () => {
  const { onAbort } = show([uploading]);
  expect(screen.getByRole('progressbar', { name: 'Загрузка: Каталог.zip' })).toHaveAttribute('aria-valuenow', '42');
  expect(screen.getByText('2 КБ · 42 %')).toBeInTheDocument();
  await press('Прервать загрузку: Каталог.zip');
  expect(onAbort).toHaveBeenCalledWith('a');
});

test('retries or dismisses a failed upload', async () => {
  const { onRetry, onDismiss } = show([failed]);
  expect(screen.getByRole('listitem')).toHaveTextContent('Ошибка загрузки!');
  await press('Повторить загрузку: Каталог.zip');
  await press('Убрать из списка: Каталог.zip');
  expect([onRetry.mock.calls, onDismiss.mock.calls]).toEqual([[['a']], [['a']]]);
});

test('offers no retry for a permanent failure', () => {
  show([{ ...failed, canRetry: false, message: 'Недопустимый формат!' }]);
  expect(screen.queryByRole('button', { name: /Повторить/ })).not.toBeInTheDocument();
});

test('is read-only without callbacks', () => {
  render(<FileList files={[price]} />);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(screen.getByRole('link')).toBeInTheDocument();
});

test('saves the trimmed name with its extension on Enter', async () => {
  const { onRename } = show([price]);
  const field = await startRenaming();
  expect(field).toHaveValue('Прайс');
  expect(field).toHaveFocus();
  await userEvent.keyboard('  Прайс зима  {Enter}');
  expect(onRename).toHaveBeenCalledWith(1, 'Прайс зима.pdf');
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Переименовать: Прайс.pdf' })).toHaveFocus();
});

test('cancels renaming on Esc without closing surrounding dialogs', async () => {
  const onKeyAround = jest.fn();
  const { onRename } = show([price], { onKeyDown: onKeyAround });
  await startRenaming();
  await userEvent.keyboard('Другое{Escape}');
  expect(onRename).not.toHaveBeenCalled();
  expect(onKeyAround).not.toHaveBeenCalledWith(expect.objectContaining({ key: 'Escape' }));
  expect(screen.getByRole('button', { name: 'Переименовать: Прайс.pdf' })).toHaveFocus();
});

test('refuses an empty name with a message', async () => {
  const { onRename } = show([price]);
  const field = await startRenaming();
  await userEvent.clear(field);
  await userEvent.keyboard('   ');
  await press('Сохранить имя');
  expect(onRename).not.toHaveBeenCalled();
  expect(field).toHaveAccessibleDescription('Введите имя файла.');
  expect(field).toHaveFocus();
  await userEvent.keyboard('Новый');
  expect(field).not.toBeInvalid();
});

test('does not call onRename for an unchanged name', async () => {
  const { onRename } = show([price]);
  await startRenaming();
  await userEvent.keyboard('{Enter}');
  expect(onRename).not.toHaveBeenCalled();
});

test('keeps the row after calling onDelete', async () => {
  const { onDelete } = show([price]);
  await press('Удалить: Прайс.pdf');
  expect(onDelete).toHaveBeenCalledWith(1);
  expect(screen.getByRole('listitem')).toBeInTheDocument();
});

test('announces finished and failed uploads once each', () => {
  const { rerender } = show([uploading]);
  const news = screen.getByRole('status');
  expect(news).toBeEmptyDOMElement();
  rerender(<FileList files={[failed]} />);
  expect(news).toHaveTextContent('Каталог.zip: Ошибка загрузки!');
  rerender(<FileList files={[uploading]} />);
  rerender(<FileList files={[{ ...price, id: 2, name: 'Каталог.zip' }]} />);
  expect(news).toHaveTextContent(/^Каталог.zip: загружен.$/);
});

test('moves focus to row or list when a button disappears', async () => {
  function Page() {
    const [files, setFiles] = useState<FileListEntry[]>([failed]);
    return (
      <FileList
        data-testid="list"
        files={files}
        onRetry={() => setFiles([uploading])}
        onAbort={() => setFiles([])}
        onDismiss={() => setFiles([])}
      />
    );
  }
  render(<Page />);
  await press('Повторить загрузку: Каталог.zip');
  expect(screen.getByRole('button', { name: 'Прервать загрузку: Каталог.zip' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(screen.queryByRole('listitem')).not.toBeInTheDocument();
  expect(screen.getByTestId('list')).toHaveFocus();
});
