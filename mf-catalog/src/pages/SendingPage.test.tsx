import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fixtures, useFakeApi } from 'shared-api/testing';
import { expectNoAxeViolations, giveElementsSize } from 'shared-ui/testing';
import { startSendingServer } from '#testing/sendingServer';
import { button, findButton, openSending } from '../testing/openSending';

const api = useFakeApi();
const user = userEvent.setup({ delay: null });
let server: ReturnType<typeof startSendingServer>;
let takeSizeAway: () => void;

beforeEach(() => {
  localStorage.clear();
  takeSizeAway = giveElementsSize();
  server = startSendingServer(api);
});
afterEach(() => takeSizeAway());

const field = () => screen.findByRole('textbox', { name: 'Текст рассылки' });
const recipients = () => screen.getByRole('group', { name: 'Получатели' });
const tags = () =>
  within(recipients())
    .queryAllByRole('listitem')
    .map(({ textContent }) => textContent);
const picker = () => within(screen.getByRole('dialog', { name: 'Выберите компании' }));
const write = async (text = 'Новая коллекция') => {
  await user.click(await field());
  await user.paste(text);
};
const sendButton = () => button(/^Отправить( \d|$)/);

test('shows a loading state while mailing is closed [SEND-01] [ROUTE-16]', async () => {
  api.answer('get', '/api/settings', fixtures.settings({ sending_status: false }));
  openSending();
  expect(screen.getByRole('heading', { level: 1, name: 'Создать рассылку' })).toBeVisible();
  await waitFor(() => expect(server.userReads).toBe(1));
  expect(await screen.findByText('Загрузка…')).toBeInTheDocument();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('picks companies and shows them as removable tags [SEND-02]', async () => {
  const { container } = openSending();
  await user.click(await findButton('Выбрать из каталога'));
  await user.click(await picker().findByLabelText('Компания 1'));
  await user.keyboard('{Shift>}');
  await user.click(picker().getByLabelText('Компания 3'));
  await user.keyboard('{/Shift}');
  await user.click(picker().getByLabelText('Компания 2'));
  await user.click(picker().getByLabelText('Компания 5'));
  await expectNoAxeViolations(screen.getByRole('dialog'));
  await user.click(picker().getByRole('button', { name: 'Готово · 3' }));
  expect(tags()).toEqual(['Компания 1', 'Компания 3', 'Компания 5']);
  expect(recipients()).toHaveTextContent('Получатели: 3');

  await user.click(button('Убрать: Компания 3'));
  expect(tags()).toEqual(['Компания 1', 'Компания 5']);
  await expectNoAxeViolations(container);
  await user.click(button('Очистить'));
  expect(tags()).toEqual([]);
  expect(sendButton()).toHaveAccessibleDescription('Выберите хотя бы одного получателя');
});

test('discards a cancelled choice and picks all found at once [SEND-02]', async () => {
  openSending();
  await user.click(await findButton('Выбрать из каталога'));
  await user.click(await picker().findByRole('button', { name: 'Выбрать все найденные (5)' }));
  expect(picker().getByLabelText('Компания 4')).toBeChecked();
  await user.click(picker().getByLabelText('Компания 4'));
  await user.click(picker().getByRole('button', { name: 'Отмена' }));
  expect(tags()).toEqual([]);

  await user.click(button('Выбрать из каталога'));
  await user.type(picker().getByRole('searchbox', { name: 'Название компании' }), '4{Enter}');
  await user.click(await picker().findByRole('button', { name: 'Выбрать все найденные (1)' }));
  await user.click(picker().getByRole('button', { name: 'Готово · 1' }));
  expect(tags()).toEqual(['Все по фильтру «4» · 1']);
  expect(await findButton('Выбрать все · 1')).toHaveAccessibleDescription('Все они уже выбраны');
});

test('loads all recipients once and excludes single ones [SEND-02] [SEND-04]', async () => {
  openSending();
  await user.click(await findButton('Выбрать все · 5'));
  expect(tags()).toEqual(['Все компании каталога · 5']);
  await waitFor(() =>
    expect(server.searches.filter(({ limit }) => limit === 99_999)).toEqual([
      { limit: 99_999, body: { sending: true } },
    ]),
  );

  await user.click(button('Показать список'));
  const list = within(screen.getByRole('dialog', { name: 'Получатели рассылки' }));
  await user.type(await list.findByRole('searchbox'), 'я 2');
  await waitFor(() => expect(list.getAllByRole('checkbox')).toHaveLength(1));
  await user.click(list.getByRole('checkbox', { name: 'Компания 2' }));
  await user.click(list.getByRole('button', { name: 'Готово' }));
  expect(recipients()).toHaveTextContent('Получатели: 4');
  expect(within(screen.getByRole('group', { name: 'Кроме' })).getByText('Компания 2')).toBeVisible();
  await user.click(
    within(screen.getByRole('group', { name: 'Кроме' })).getByRole('button', { name: 'Убрать: Компания 2' }),
  );
  expect(recipients()).toHaveTextContent('Получатели: 5');
});

test('explains one missing requirement at a time [SEND-03] [SEND-04]', async () => {
  openSending();
  await field();
  expect(screen.getByText('Каждая компания получит рассылку один раз, даже если выбрана дважды.')).toBeVisible();
  expect(sendButton()).toHaveAccessibleDescription('Выберите хотя бы одного получателя');
  await user.click(await findButton('Выбрать все · 5'));
  await waitFor(() => expect(sendButton()).toHaveAccessibleDescription('Напишите сообщение'));
  await user.click(button('Начать загрузку'));
  await user.click(button('Приложить'));
  expect(sendButton()).toHaveAccessibleDescription('Дождитесь загрузки файлов');
  await user.click(sendButton());
  expect(screen.queryByText('Отправить рассылку?')).not.toBeInTheDocument();
});

test('excludes and restores companies already contacted', async () => {
  server.contacted = new Set([2, 3]);
  openSending();
  await user.click(await findButton('Выбрать все · 5'));
  expect(await screen.findByText('Уже общались: 2')).toBeVisible();
  await user.click(button('Исключить'));
  await write();
  expect(button('Отправить 3')).toBeVisible();
  await user.click(screen.getAllByRole('button', { name: 'Вернуть их' })[0] as HTMLElement);
  expect(button('Отправить 5')).toBeVisible();
});

test('sends no files without attachments_status [SEND-03]', async () => {
  api.answer('get', '/api/settings', fixtures.settings({ attachments_status: false }));
  openSending();
  await user.click(await findButton('Выбрать все · 5'));
  await user.click(await findButton('Приложить'));
  await waitFor(() => expect(sendButton()).toHaveAccessibleDescription('Напишите сообщение'));
  expect(screen.getByText('Файлов: 0')).toBeVisible();
});

test('restores the draft that release 0.2.0 has stored', async () => {
  const filter =
    '{"company":"","location":[],"activity":[],"circulation":[],"sum":[],"branding":[],"agency":0,"communication":0,"meeting":0,"onlyChat":0}';
  const file = '{"id":7,"url":"/a","filename":"каталог.pdf","filesize":10,"is_deleted":false}';
  const group = `{"filter":${filter},"found":5,"except":[{"id":3,"company":"Компания 3"}]}`;
  localStorage.setItem('vstrecha.owner', '1');
  localStorage.setItem(
    'vstrecha.draft.sending.1',
    `{"clientId":"c","text":"Приглашаем","attachments":[${file}],"choice":{"groups":[${group}],"picked":[]},"leavesOutKnown":false}`,
  );
  openSending();
  expect(await field()).toHaveValue('Приглашаем');
  expect(screen.getByText('Файлов: 1')).toBeVisible();
  expect(tags()[0]).toContain('Все компании каталога');
  expect(await findButton('Отправить 4')).toBeVisible();
});

test('restores the draft after a reload and syncs across tabs', async () => {
  const { unmount } = openSending();
  await user.click(await findButton('Выбрать все · 5'));
  await write('Приглашаем на стенд');
  await user.click(button('Приложить'));
  expect(screen.getByText('Черновик сохранён')).toBeVisible();
  unmount();

  openSending();
  expect(await field()).toHaveValue('Приглашаем на стенд');
  expect(screen.getByText('Файлов: 1')).toBeVisible();
  expect(tags()).toEqual(['Все компании каталога · 5']);

  const key = Object.keys(localStorage).find((name) => name.includes('sending')) ?? '';
  localStorage.removeItem(key);
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key })));
  expect(await field()).toHaveValue('');
  expect(tags()).toEqual([]);
});
