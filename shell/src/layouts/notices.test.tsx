import { beforeEach, expect, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import type { CurrentUser } from 'shared-api/contract';
import { fixtures, renderPage, useFakeApi } from 'shared-api/testing';
import { surroundings } from '../testing/surroundings';
import { showWidth } from '../testing/showWidth';
import { MainLayout } from './MainLayout';

const api = useFakeApi();

beforeEach(() => {
  api.configure({ meetingRulesUrl: 'https://rules.example/meetings' });
  api.answer('get', '/api/settings', fixtures.settings());
  api.answer('get', '/api/invitations/count', { count: 0 });
  api.answer('get', '/api/chats', { chats: [], unseen_count: 0 });
});

async function renderLayout(part: Partial<CurrentUser>, address = '/news') {
  renderPage(<MainLayout user={fixtures.currentUser(part)}>Содержание</MainLayout>, { address });
  await screen.findByRole('link', { name: /Каталог/ });
  await waitFor(() => expect(surroundings.connectRealtime).toHaveBeenCalled());
  await act(async () => {});
}

const warning = () => screen.queryByRole('note');

test.each<[string, string, Partial<CurrentUser>]>([
  ['направления деятельности', 'activity', { activity: [] }],
  ['описание', 'description', { description: ' ' }],
  ['минимальный тираж', 'circulation', { minimum_circulation: [] }],
  ['минимальная сумма', 'sum', { minimum_sum: [] }],
  ['брендирование', 'branding', { branding: '' }],
  ['сайт', 'site', { site: '' }],
  ['отрасль', 'industry', { type: 'Заказчик', is_advertising_agency: false, industry: '' }],
])('names the missing field (%s) and links to it [SIDE-07]', async (name, anchor, part) => {
  await renderLayout(part);
  expect(warning()).toHaveTextContent(`Не указано: ${name}.`);
  expect(screen.getByRole('link', { name: 'Заполнить профиль' })).toHaveAttribute('href', '/profile/edit');
  expect(screen.getByRole('link', { name })).toHaveAttribute('href', `/profile/edit#${anchor}`);
});

test('shows the warning without links on the edit page [SIDE-07]', async () => {
  await renderLayout({ site: '', description: '' }, '/profile/edit');
  expect(warning()).toHaveTextContent('Не указано: описание, сайт.');
  expect(screen.queryByRole('link', { name: /Заполнить профиль|описание|сайт/ })).not.toBeInTheDocument();
});

test.each<[string, Partial<CurrentUser>]>([
  ['a full profile', {}],
  ['a customer agency without an industry', { type: 'Заказчик', is_advertising_agency: true, industry: '' }],
  ['a supplier without an industry', { type: 'Поставщик', industry: '' }],
])('shows no warning for %s [SIDE-07]', async (_, part) => {
  await renderLayout(part);
  expect(warning()).not.toBeInTheDocument();
});

const notice = 'Регистрация означает согласие с правилами участия во встречах.';

test.each([1440, 360])('shows customers the configured rules link once at %d px [SIDE-08]', async (width) => {
  showWidth(width);
  await renderLayout({ type: 'Заказчик' });
  expect(document.body.textContent.split(notice)).toHaveLength(2);
  expect(screen.getByRole('link', { name: 'правилами участия во встречах' })).toHaveAttribute(
    'href',
    'https://rules.example/meetings',
  );
});

test('shows suppliers no rules [SIDE-08]', async () => {
  await renderLayout({ type: 'Поставщик' });
  expect(document.body).not.toHaveTextContent('правилами');
});

test.each(['', 'javascript:alert(1)'])('shows no link for the invalid address %p', async (meetingRulesUrl) => {
  api.configure({ meetingRulesUrl });
  await renderLayout({ type: 'Заказчик' });
  expect(document.body.textContent.split(notice)).toHaveLength(2);
  expect(screen.queryByRole('link', { name: /правилами/ })).not.toBeInTheDocument();
});
