import { beforeEach, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hiddenStepsStore } from 'shared-api/company-marks';
import type { CurrentUser, Participant } from 'shared-api/contract';
import { invitationsKeys } from 'shared-api/invitations';
import { useQueryCache } from 'shared-api/query';
import { fixtures, renderPage, useFakeApi } from 'shared-api/testing';
import { InstallContext } from 'shared-ui/page';
import { expectNoAxeViolations } from 'shared-ui/testing';
import { WidgetLoaderContext, type WidgetLoader } from 'shared-ui/Widget';
import { fakePushBrowser } from '#testing/fakePushBrowser';
import { FirstSteps } from './FirstSteps';

const api = useFakeApi();
const user = userEvent.setup();
let current: CurrentUser;
let found: Participant[];
let asked: unknown[];
let sent: number;

const company = (id: number, part: Partial<Participant> = {}) =>
  fixtures.participant({ id, company: `Компания ${id}`, ...part });

beforeEach(() => {
  localStorage.clear();
  current = fixtures.currentUser({ id: 1 });
  asked = [];
  sent = 0;
  found = [company(2, { nearest_slot: { date: '2026-11-23', point: '10:00' } }), company(3), company(4)];
  api.answer('get', '/api/user', () => current);
  api.answer('get', '/api/settings', fixtures.settings({ features: ['fit_sort', 'common_time'] }));
  api.answer('get', '/api/invitations/outgoing', () => ({ invitations: [], total_count: sent, pages: 0 }));
  api.answer('get', '/api/meetings/future', { meetings: {}, total_count: 0, pages: 0 });
  api.answer('get', '/api/chats', { chats: [], unseen_count: 0 });
  api.answer('post', '/api/users', ({ query, body }) => {
    asked.push([query.get('sort'), body]);
    return { users: found, pages: 1, total_count: found.length };
  });
});

const loader: WidgetLoader = {
  load: (name) => Promise.resolve({ default: (props: object) => <p>{`${name} ${JSON.stringify(props)}`}</p> }),
};

function Refresher() {
  const cache = useQueryCache();
  return <button onClick={() => cache.refresh(invitationsKeys.isAny)}>Отправлено</button>;
}

const open = (widgets = loader) =>
  renderPage(
    <WidgetLoaderContext value={widgets}>
      <FirstSteps userId={1} />
      <Refresher />
    </WidgetLoaderContext>,
  );
const steps = () => screen.findByRole('region', { name: 'Первые шаги' });
const goes = () => waitFor(() => expect(screen.queryByRole('region')).toBeNull());

test('offers the nearest common slot with the best fits [FIRST-02]', async () => {
  const { container } = open();
  const list = await within(await steps()).findByRole('list', { name: 'Подходящие компании' });
  expect(within(list).getAllByRole('listitem')).toHaveLength(3);
  expect(
    await within(list).findByText('mf_meetings/InviteButton {"userId":2,"date":"2026-11-23","point":"10:00"}'),
  ).toBeVisible();
  expect(within(list).getByRole('link', { name: 'Выбрать время: Компания 3' })).toHaveAttribute(
    'href',
    '/profile/3#meet',
  );
  expect(screen.getByRole('link', { name: 'Загрузить логотип' })).toHaveAttribute('href', '/profile/edit#images');
  expect(asked).toEqual([['fit', { common_time: {} }]]);
  await expectNoAxeViolations(container);
});

test('drops a step once it is a fact [FIRST-02]', async () => {
  const { unmount } = open();
  await screen.findByRole('list', { name: 'Подходящие компании' });
  sent = 1;
  await user.click(screen.getByRole('button', { name: 'Отправлено' }));
  await waitFor(() => expect(screen.queryByRole('list', { name: 'Подходящие компании' })).toBeNull());
  expect(await steps()).toHaveTextContent('логотип');
  unmount();
  current = fixtures.currentUser({ id: 1, avatar: '/images/avatar/1.png' });
  open();
  await goes();
});

test('goes away until «Помощь» brings it back [FIRST-02]', async () => {
  open();
  await user.click(within(await steps()).getByRole('button', { name: 'Скрыть' }));
  await goes();
  expect(hiddenStepsStore.read(2)).toBe(false);
  hiddenStepsStore.change(1, () => false);
  expect(await steps()).toBeVisible();
});

test('offers to report answers while a step is open [DAY-07]', async () => {
  const browser = fakePushBrowser();
  api.configure({});
  api.answer('get', '/api/settings', fixtures.settings({ features: ['fit_sort', 'web_push'] }));
  open();
  expect(await within(await steps()).findByText('Сообщать об ответах, когда вкладка закрыта?')).toBeVisible();
  expect(browser.calls).toEqual([]);
  browser.remove();
});

test('lets a chat-only company write first [FIRST-02]', async () => {
  current = fixtures.currentUser({ id: 1, only_chat: true });
  open();
  expect(await within(await steps()).findByText('Напишите первой компании')).toBeVisible();
  expect(await screen.findByRole('link', { name: 'Написать: Компания 2' })).toHaveAttribute('href', '/messages/2');
  expect(asked).toEqual([['fit', {}]]);
});

test('chooses the best fits itself on an old server [FIRST-02]', async () => {
  api.answer('get', '/api/settings', fixtures.settings({ features: [] }));
  found = [1, 2, 3, 4].map((id) => company(id + 1, { type: 'Поставщик', activity: [] }));
  current = fixtures.currentUser({ id: 1, type: 'Заказчик', activity: [{ id: 11, value: 'Футболки' }] });
  found[3] = company(5, { type: 'Поставщик', activity: [{ id: 11, value: 'Футболки' }] });
  open();
  const list = await screen.findByRole('list', { name: 'Подходящие компании' });
  expect(within(list).getAllByRole('listitem')[0]).toHaveTextContent('Компания 5');
  expect(within(list).getAllByRole('listitem')).toHaveLength(3);
  expect(asked).toEqual([[null, {}]]);
});

test('keeps the rest when companies or a widget fail [FIRST-02] [FED-02]', async () => {
  open({ load: () => Promise.reject(new Error('down')) });
  expect(await screen.findByText('Не удалось загрузить этот блок.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Выбрать время: Компания 3' })).toBeVisible();
});

test('has a place for the offer to install the application [DAY-02]', async () => {
  renderPage(
    <InstallContext value="Установить приложение">
      <FirstSteps userId={1} />
    </InstallContext>,
  );
  expect(within(await steps()).getByText('Установить приложение')).toBeVisible();
});
