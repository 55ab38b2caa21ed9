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

test('a stored file shows name, size and date, and downloads', () => {
  show([price]);
  const row = within(screen.getByRole('listitem'));
  expect(row.getByRole('link', { name: 'Скачать: Прайс.pdf' })).toHaveAttribute('href', '/api/files/1/download');
  expect(row.getByText('1,5 МБ · 20.11.2026 10:30')).toBeInTheDocument();
});

test('an upload shows whole percents and can be aborted', async () => {
  const { onAbort } = show([uploading]);
  expect(screen.getByRole('progressbar', { name: 'Загрузка: Каталог.zip' })).toHaveAttribute('aria-valuenow', '42');
  expect(screen.getByText('2 КБ · 42 %')).toBeInTheDocument();
  await press('Прервать загрузку: Каталог.zip');
  expect(onAbort).toHaveBeenCalledWith('a');
});

test('a failed upload says why, and is tried again or taken off the list', async () => {
  const { onRetry, onDismiss } = show([failed]);
  expect(screen.getByRole('listitem')).toHaveTextContent('Ошибка загрузки!');
  await press('Повторить загрузку: Каталог.zip');
  await press('Убрать из списка: Каталог.zip');
  expect([onRetry.mock.calls, onDismiss.mock.calls]).toEqual([[['a']], [['a']]]);
});

test('what no new try can mend has no «Повторить»', () => {
  show([{ ...failed, canRetry: false, message: 'Недопустимый формат!' }]);
  expect(screen.queryByRole('button', { name: /Повторить/ })).not.toBeInTheDocument();
});

test('without the callbacks the list is for reading and downloading only', () => {
  render(<FileList files={[price]} />);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(screen.getByRole('link')).toBeInTheDocument();
});

test('Enter saves the trimmed name with its extension, and the focus returns', async () => {
  const { onRename } = show([price]);
  const field = await startRenaming();
  expect(field).toHaveValue('Прайс');
  expect(field).toHaveFocus();
  await userEvent.keyboard('  Прайс зима  {Enter}');
  expect(onRename).toHaveBeenCalledWith(1, 'Прайс зима.pdf');
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Переименовать: Прайс.pdf' })).toHaveFocus();
});

test('Esc keeps the name, closes nothing around the list, and the focus returns', async () => {
  const onKeyAround = jest.fn();
  const { onRename } = show([price], { onKeyDown: onKeyAround });
  await startRenaming();
  await userEvent.keyboard('Другое{Escape}');
  expect(onRename).not.toHaveBeenCalled();
  expect(onKeyAround).not.toHaveBeenCalledWith(expect.objectContaining({ key: 'Escape' }));
  expect(screen.getByRole('button', { name: 'Переименовать: Прайс.pdf' })).toHaveFocus();
});

test('an empty name stays in the field with a message', async () => {
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

test('the same name is no change', async () => {
  const { onRename } = show([price]);
  await startRenaming();
  await userEvent.keyboard('{Enter}');
  expect(onRename).not.toHaveBeenCalled();
});

test('deleting is only asked for', async () => {
  const { onDelete } = show([price]);
  await press('Удалить: Прайс.pdf');
  expect(onDelete).toHaveBeenCalledWith(1);
  expect(screen.getByRole('listitem')).toBeInTheDocument();
});

test('finished and failed uploads are told, once each', () => {
  const { rerender } = show([uploading]);
  const news = screen.getByRole('status');
  expect(news).toBeEmptyDOMElement();
  rerender(<FileList files={[failed]} />);
  expect(news).toHaveTextContent('Каталог.zip: Ошибка загрузки!');
  rerender(<FileList files={[uploading]} />);
  rerender(<FileList files={[{ ...price, id: 2, name: 'Каталог.zip' }]} />);
  expect(news).toHaveTextContent(/^Каталог.zip: загружен.$/);
});

test('a button that vanishes by its press hands the focus to its row, then to the list', async () => {
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
