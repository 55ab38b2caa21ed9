import { beforeEach, expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { CompanyFile } from 'shared-api/contract';
import { fixtures, renderPage, useFakeApi, type ReceivedCall } from 'shared-api/testing';
import { closeToasts, expectNoAxeViolations } from 'shared-ui/testing';
import { Toaster } from 'shared-ui/Toaster';
import { CompanyFiles } from './CompanyFiles';

const MB = 1024 * 1024;
const api = useFakeApi();
// The system's file dialog only suggests the supported types: it can return other files too.
const user = userEvent.setup({ delay: null, applyAccept: false });
let stored: CompanyFile[];
/** Names of the files that the server received. */
let sent: string[];

/** Faked sizes of large files, by name. */
const sizes = new Map<string, number>();

function pdf(name: string, size = 1000): File {
  sizes.set(name, size);
  return Object.defineProperty(new File(['%PDF'], name, { type: 'application/pdf' }), 'size', { value: size });
}

beforeEach(() => {
  closeToasts();
  sent = [];
  stored = [
    fixtures.companyFile({ id: 21, name: 'Прайс.pdf', size: 1.5 * MB, created_date: '2026-11-20T22:30:00.000Z' }),
  ];
  api.answer('get', '/api/user', fixtures.currentUser({ storage_total: 100 * MB }));
  api.answer('get', '/api/files', () => ({ files: stored }));
  acceptUploads();
});

function receive({ upload }: ReceivedCall): CompanyFile {
  if (upload?.field !== 'file') throw new Error('The form has no file.');
  const { name } = upload;
  const answer = fixtures.companyFile({
    id: 100 + sent.length,
    name,
    size: sizes.get(name),
    created_date: '2026-11-21T09:00:00.000Z',
  });
  sent.push(name);
  stored = [answer, ...stored];
  return answer;
}

function acceptUploads() {
  api.answer('post', '/api/files', receive);
}

function gate() {
  let open: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { opened, open };
}

/** Delays responses to uploads until the gate opens. */
function holdUploads() {
  const { opened, open } = gate();
  api.answer('post', '/api/files', async (call) => {
    await opened;
    return receive(call);
  });
  return open;
}

async function start() {
  const onUploadingChange = jest.fn();
  const page = renderPage(
    <>
      <CompanyFiles onUploadingChange={onUploadingChange} />
      <Toaster />
    </>,
  );
  await screen.findByRole('group', { name: 'Файлы компании' });
  const input = page.container.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('There is no place for files.');
  return { ...page, onUploadingChange, choose: (...files: File[]) => user.upload(input, files) };
}

const rows = () => screen.queryAllByRole('listitem').filter((row) => !row.closest('[data-toaster]'));
const row = (name: string) => {
  const found = rows().find((one) => within(one).queryAllByText(name).length > 0);
  if (!found) throw new Error(`There is no row of ${name}.`);
  return within(found);
};
const toasts = () => within(screen.getByRole('region', { name: 'Уведомления' }));
const press = (name: string) => user.click(screen.getByRole('button', { name }));

test('shows files with size, Moscow date, download and space used [FILE-03] [FILE-04] [REG-07]', async () => {
  const { container } = await start();
  expect(screen.getByRole('link', { name: 'Скачать: Прайс.pdf' })).toHaveAttribute('href', '/api/files/21/download');
  expect(row('Прайс.pdf').getByText('1,5 МБ · 21.11.2026 01:30')).toBeVisible();
  expect(screen.getByText('1,50 из 100,00 МБ')).toBeVisible();
  expect(screen.getByText(/GMT \+03:00/)).toBeVisible();
  await expectNoAxeViolations(container);
});

test('uploads several files at once with one toast [FILE-05] [FILE-03]', async () => {
  const { choose } = await start();
  await choose(pdf('Каталог.pdf', 2 * MB), pdf('Сертификат.pdf', MB));
  expect(await toasts().findByText('Загрузка успешно завершена!')).toBeVisible();
  expect(toasts().getAllByRole('listitem')).toHaveLength(1);
  expect([...sent].sort()).toEqual(['Каталог.pdf', 'Сертификат.pdf']);
  expect(rows()).toHaveLength(3);
  expect(row('Каталог.pdf').getByRole('link')).toBeVisible();
});

test('uploads dropped files', async () => {
  await start();
  const file = pdf('Каталог.pdf');
  fireEvent.drop(screen.getByRole('group', { name: 'Загрузка файлов компании' }), {
    dataTransfer: { files: [file], items: [], types: ['Files'] },
  });
  expect(await screen.findByRole('link', { name: 'Скачать: Каталог.pdf' })).toBeVisible();
});

test('refuses each unsuitable file with its reason, uploads the others [FILE-01]', async () => {
  const { choose, onUploadingChange } = await start();
  await choose(
    pdf('Большой.pdf', 50 * MB + 1),
    new File(['<html>'], 'Страница.html', { type: 'text/html' }),
    pdf('Первый.pdf', 50 * MB),
    pdf('Второй.pdf', 49 * MB),
  );
  expect(row('Большой.pdf').getByText('Недопустимый объем!')).toBeVisible();
  expect(row('Страница.html').getByText('Недопустимый формат!')).toBeVisible();
  // 100 − 1.5 stored − 50 in flight leaves 48.5 MB.
  expect(row('Второй.pdf').getByText('Недостаточно свободного места!')).toBeVisible();
  expect(await screen.findByRole('link', { name: 'Скачать: Первый.pdf' })).toBeVisible();
  expect(sent).toEqual(['Первый.pdf']);
  expect(row('Большой.pdf').queryByRole('button', { name: /^Повторить/ })).not.toBeInTheDocument();

  await press('Убрать из списка: Большой.pdf');
  expect(screen.queryByText('Большой.pdf')).not.toBeInTheDocument();
  expect(onUploadingChange.mock.calls).toEqual([[true], [false]]);
});

test.each([
  [413, 'Недопустимый объем!'],
  [415, 'Недопустимый формат!'],
  [409, 'Недостаточно свободного места!'],
  [400, 'Ошибка загрузки!'],
  [500, 'Ошибка загрузки!'],
])('maps the server’s %d to «%s» at the file [FILE-01]', async (status, message) => {
  api.fail('post', '/api/files', { status, body: '<html>proxy</html>' });
  const { choose } = await start();
  await choose(pdf('Каталог.pdf'));
  expect(await row('Каталог.pdf').findByText(message)).toBeVisible();
  expect(toasts().queryByRole('listitem')).not.toBeInTheDocument();
});

test('offers a retry for an interrupted upload [FILE-01] [FILE-05]', async () => {
  api.hang('post', '/api/files');
  const { choose } = await start();
  await choose(pdf('Каталог.pdf', 2 * MB));
  act(() => api.moveUploads(60.4));
  expect(row('Каталог.pdf').getByText('2 МБ · 60 %')).toBeVisible();
  expect(row('Каталог.pdf').getByRole('progressbar')).toHaveAttribute('aria-valuenow', '60');

  // Not aborted by the page, so it counts as a lost connection.
  act(() => [...api.uploads].forEach((upload) => upload.abort()));
  expect(await row('Каталог.pdf').findByText('Ошибка загрузки!')).toBeVisible();
  expect(screen.getByText('Каталог.pdf: Ошибка загрузки!')).toHaveAttribute('role', 'status');

  acceptUploads();
  await press('Повторить загрузку: Каталог.pdf');
  expect(await screen.findByRole('link', { name: 'Скачать: Каталог.pdf' })).toBeVisible();
  expect(screen.getByText('3,50 из 100,00 МБ')).toBeVisible();
  expect(toasts().getByText('Загрузка успешно завершена!')).toBeVisible();
  expect(rows()).toHaveLength(2);
});

test('runs three uploads at a time, each abortable', async () => {
  const open = holdUploads();
  const { choose } = await start();
  await choose(...['А', 'Б', 'В', 'Г'].map((name) => pdf(`${name}.pdf`)));
  expect(screen.getAllByRole('progressbar')).toHaveLength(4);
  expect(row('Г.pdf').getByText(/В очереди/)).toBeVisible();
  await press('Прервать загрузку: А.pdf');
  expect(screen.queryByText('А.pdf')).not.toBeInTheDocument();
  await waitFor(() => expect(row('Г.pdf').queryByText(/В очереди/)).not.toBeInTheDocument());
  open();
  expect(await screen.findByRole('link', { name: 'Скачать: Г.pdf' })).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('progressbar')).not.toBeInTheDocument());
  expect(screen.queryByText('А.pdf')).not.toBeInTheDocument();
});

test('asks before closing the window only during uploads', async () => {
  const isAsked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  api.hang('post', '/api/files');
  const { choose, unmount, onUploadingChange } = await start();
  expect(isAsked()).toBe(false);
  const abort = jest.spyOn(XMLHttpRequest.prototype, 'abort');
  await choose(pdf('Каталог.pdf'));
  expect(isAsked()).toBe(true);
  expect(onUploadingChange.mock.calls).toEqual([[true]]);
  unmount();
  expect(abort).toHaveBeenCalledTimes(1);
  expect(isAsked()).toBe(false);
  expect(onUploadingChange).toHaveBeenLastCalledWith(false);
});

async function renameTo(typed: string) {
  await press('Переименовать: Прайс.pdf');
  const field = await screen.findByRole('textbox', { name: 'Новое имя файла Прайс.pdf' });
  await user.clear(field);
  await user.type(field, typed);
}

test('trims a new name and updates it optimistically [FILE-02]', async () => {
  let body: unknown;
  const { opened, open: answer } = gate();
  api.answer('put', '/api/files/{id}', async (call) => {
    body = [call.path.id, call.body];
    await opened;
    return fixtures.companyFile({ ...stored[0], name: 'Прайс зима.pdf' });
  });
  await start();
  await renameTo('  Прайс зима  {Enter}');
  expect(screen.getByRole('link', { name: 'Скачать: Прайс зима.pdf' })).toBeVisible();
  answer();
  await waitFor(() => expect(body).toEqual(['21', { name: 'Прайс зима.pdf' }]));
  expect(screen.getByRole('button', { name: 'Переименовать: Прайс зима.pdf' })).toHaveFocus();
});

test('sends no empty name [FILE-02]', async () => {
  await start();
  await renameTo('   {Enter}');
  expect(screen.getByRole('textbox')).toHaveAccessibleDescription('Введите имя файла.');
  await user.keyboard('{Escape}');
  expect(screen.getByRole('link', { name: 'Скачать: Прайс.pdf' })).toBeVisible();
});

test('rolls back a failed rename without a message [FILE-02]', async () => {
  api.fail('put', '/api/files/{id}', { status: 500 });
  await start();
  await renameTo('Другое{Enter}');
  expect(await screen.findByRole('link', { name: 'Скачать: Прайс.pdf' })).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(toasts().queryByRole('listitem')).not.toBeInTheDocument();
});

test('frees the space after a confirmed deletion [FILE-02] [FILE-03] [FILE-05]', async () => {
  let deleted: string | undefined;
  api.answer('delete', '/api/files/{id}', ({ path }) => ((deleted = path.id), { ok: true }));
  await start();
  await press('Удалить: Прайс.pdf');
  const dialog = within(await screen.findByRole('dialog', { name: 'Удалить файл?' }));
  expect(dialog.getByText('Прайс.pdf')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Отмена' }));
  expect(deleted).toBeUndefined();

  await press('Удалить: Прайс.pdf');
  await press('Удалить');
  expect(await toasts().findByText('Успешно удалено!')).toBeVisible();
  expect(deleted).toBe('21');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByText('0,00 из 100,00 МБ')).toBeVisible();
  expect(screen.getByText('Вы ещё не загрузили ни одного файла.')).toBeVisible();
});

test('keeps the file without a message when deleting fails [FILE-02]', async () => {
  api.fail('delete', '/api/files/{id}', 'network');
  await start();
  await press('Удалить: Прайс.pdf');
  await press('Удалить');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getByRole('link', { name: 'Скачать: Прайс.pdf' })).toBeVisible();
  expect(toasts().queryByRole('listitem')).not.toBeInTheDocument();
});

test('loads the files on «Повторить» after a failure', async () => {
  api.fail('get', '/api/files', { status: 500 });
  renderPage(<CompanyFiles />);
  expect(screen.getByRole('status', { name: 'Загрузка файлов компании' })).toBeInTheDocument();
  expect(await screen.findByRole('alert')).toHaveTextContent('Не удалось загрузить файлы компании.');
  api.answer('get', '/api/files', { files: [] });
  await press('Повторить');
  expect(await screen.findByText('Вы ещё не загрузили ни одного файла.')).toBeVisible();
});
