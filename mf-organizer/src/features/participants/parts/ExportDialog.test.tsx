import { beforeEach, expect, jest, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage, useFakeApi } from 'shared-api/testing';
import { expectNoAxeViolations, useDownloads } from 'shared-ui/testing';
import { ExportDialog } from './ExportDialog';

const api = useFakeApi();
const downloads = useDownloads();
const user = userEvent.setup({ delay: null });
const onClose = jest.fn();
let asked: URLSearchParams[];

const rows = (count: number) => ['"Компания"', ...Array.from({ length: count }, (_, index) => `"${index}"`)];
/** @param name says how many rows a whole file has */
const answer = (name: string, content: BodyInit) =>
  api.answerFile('/api/organizer/participants/export', ({ query }) => {
    asked.push(query);
    return { name, content };
  });
const csv = (count: number) => `${rows(count).join('\r\n')}\r\n`;

beforeEach(() => {
  asked = [];
  onClose.mockClear();
  answer('Участники, 3.csv', csv(3));
});

const open = (foundCount = 3) =>
  renderPage(<ExportDialog filter={{ state: 'waiting' }} foundCount={foundCount} onClose={onClose} />);
const start = () => user.click(screen.getByRole('button', { name: 'Выгрузить' }));
const tick = (name: string) => user.click(screen.getByRole('checkbox', { name }));

test('saves the found companies as CSV [ORG-04]', async () => {
  open();
  await expectNoAxeViolations(screen.getByRole('dialog', { name: 'Выгрузить 3 компании?' }));
  for (const name of ['Контакт', 'Почта', 'Телефон']) await tick(name);
  expect(screen.getByText('Без контактов пароль не нужен.')).toBeVisible();
  await start();
  await waitFor(() => expect(downloads).toEqual([expect.objectContaining({ name: 'Участники, 3.csv', text: csv(3) })]));
  expect(onClose).toHaveBeenCalledTimes(1);
  const [query] = asked;
  expect([query?.get('format'), query?.get('state')]).toEqual(['csv', 'waiting']);
  expect(query?.getAll('columns')).toHaveLength(12);
  expect(query?.getAll('columns')).not.toContain('email');
});

test('asks for the password before contacts [ORG-04]', async () => {
  api.fail('get', '/api/organizer/participants/export', {
    status: 403,
    body: 'Подтвердите, что это вы: введите пароль.',
    headers: { 'x-confirm': 'password' },
  });
  api.answer('post', '/api/organizer/confirm', () => {
    answer('Участники, 3.csv', csv(3));
    return { ok: true };
  });
  open();
  expect(screen.getByText('С контактами понадобится ваш пароль.')).toBeVisible();
  await start();
  const dialog = within(await screen.findByRole('dialog', { name: 'Подтвердите, что это вы' }));
  await user.type(dialog.getByLabelText(/^Пароль/, { selector: 'input' }), 'secret1{Enter}');
  await waitFor(() => expect(downloads).toHaveLength(1));
});

test('saves no CSV with fewer rows than promised [ORG-04]', async () => {
  answer('Участники, 3.csv', csv(2));
  open();
  await start();
  expect(await screen.findByText('Файл пришёл не целиком и не сохранён. Повторите.')).toBeVisible();
  expect(downloads).toEqual([]);
  answer('Участники, 3.csv', csv(3));
  await start();
  await waitFor(() => expect(downloads).toHaveLength(1));
});

test('saves no file whose connection broke [ORG-04]', async () => {
  const broken = new ReadableStream({
    pull(controller) {
      controller.enqueue(new TextEncoder().encode(csv(2)));
      controller.error(new Error('The connection breaks.'));
    },
  });
  answer('Участники, 3.csv', broken);
  open();
  await start();
  expect(await screen.findByText(/^Нет связи с сервером/)).toBeVisible();
  expect(downloads).toEqual([]);
});

test.each([
  ['whole', `PK\u0003\u0004PK\u0005\u0006${'\0'.repeat(18)}`, 1],
  ['cut', 'PK\u0003\u0004 only the beginning of a table', 0],
])('judges a %s XLSX by its end [ORG-04]', async (_, content, saved) => {
  // Latin-1, as bytes.
  answer(
    'Участники, 3.xlsx',
    Uint8Array.from(content.replace('…', ''), (sign) => sign.charCodeAt(0)),
  );
  open();
  await user.click(screen.getByRole('radio', { name: 'Excel' }));
  await start();
  if (saved === 0) await screen.findByText('Файл пришёл не целиком и не сохранён. Повторите.');
  else await waitFor(() => expect(onClose).toHaveBeenCalled());
  await waitFor(() => expect(downloads).toHaveLength(saved));
});

test('warns of too many rows for Excel [ORG-04]', async () => {
  const body = 'Больше 20 000 строк: выберите CSV.';
  api.fail('get', '/api/organizer/participants/export', { status: 409, body });
  open(20_001);
  await user.click(screen.getByRole('radio', { name: 'Excel' }));
  expect(screen.getByText(body)).toBeVisible();
  await start();
  await waitFor(() => expect(screen.getAllByText(body)).toHaveLength(2));
});

test('stops a download on request [ORG-04]', async () => {
  api.hang('get', '/api/organizer/participants/export');
  open();
  await start();
  await user.click(await screen.findByRole('button', { name: 'Остановить' }));
  expect(await screen.findByText('Выгрузка остановлена.')).toBeVisible();
  expect(downloads).toEqual([]);
  expect(onClose).not.toHaveBeenCalled();
});

test('sends no call without columns', async () => {
  open();
  for (const box of screen.getAllByRole('checkbox')) await user.click(box);
  await start();
  expect(await screen.findByText('Выберите хотя бы один столбец.')).toBeVisible();
  expect(asked).toEqual([]);
});
