import { beforeEach, describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fixtures, renderPage, useFakeApi } from 'shared-api/testing';
import { todayInMoscow } from 'shared-api/time';
import { WidgetLoaderContext, type WidgetLoader } from 'shared-ui/Widget';
import { ProfilePreviewPage } from './ProfilePreviewPage';

const api = useFakeApi();

/** Stub of the other remotes: each widget prints its name and props. */
const loader: WidgetLoader = {
  load: (name) => Promise.resolve({ default: (props: object) => <p>{`${name} ${JSON.stringify(props)}`}</p> }),
};

beforeEach(() => {
  api.answer('get', '/api/user', fixtures.currentUser({ id: 1, company: 'Мануфактура подарков' }));
  api.answer('get', '/api/event', { datestart: todayInMoscow(), dateend: todayInMoscow() });
  api.answer('get', '/api/photos', { photos: [fixtures.photo()] });
  api.answer('get', '/api/files', { files: [fixtures.companyFile()] });
});

const open = (address = '/preview/profile') =>
  renderPage(
    <WidgetLoaderContext value={loader}>
      <ProfilePreviewPage />
    </WidgetLoaderContext>,
    { address },
  );

test('shows the real page without the owner’s contacts [ROUTE-18] [PART-01] [PART-03]', async () => {
  open();
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(
    'Предпросмотр: так вас видят заказчики. Кнопки не действуют.',
  );
  await waitFor(() => expect(document.title).toBe('Предпросмотр страницы поставщика — Встреча'));
  expect(screen.getByRole('heading', { name: 'Мануфактура подарков' })).toBeVisible();
  expect(screen.getByText('Страница поставщика')).toBeVisible();
  expect(await screen.findByText('mf_meetings/InviteCalendar {"userId":1,"isPreview":true}')).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Открыть: Изображение 1' })).toBeVisible();
  expect(await screen.findByRole('link', { name: 'Скачать: Прайс.pdf' })).toBeVisible();
  expect(screen.queryByRole('link', { name: /^(Позвонить|Написать на почту)/ })).not.toBeInTheDocument();
});

test('disables all controls except those of the preview bar [ROUTE-18]', async () => {
  const { location } = open();
  const photo = await screen.findByRole('button', { name: 'Открыть: Изображение 1' });
  const write = screen.getByRole('link', { name: 'Написать сообщение' });
  for (const control of [photo, write, screen.getByRole('button', { name: 'Встретиться' })]) {
    await userEvent.click(control);
    expect(control).toHaveAttribute('tabindex', '-1');
    expect(control).toHaveAttribute('aria-disabled', 'true');
  }
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(location()).toBe('/preview/profile');

  const bar = within(screen.getByRole('region', { name: 'Предпросмотр' }));
  expect(bar.getByRole('link', { name: 'Карточка' })).toHaveAttribute('href', '/preview/catalog');
  expect(bar.getByRole('link', { name: 'Изменить' })).toHaveAttribute('href', '/profile/edit');
  await userEvent.click(bar.getByRole('button', { name: 'Закрыть' }));
  expect(location()).toBe('/profile/edit');
});

test('marks empty fields and links to the first one [ROUTE-18]', async () => {
  api.answer('get', '/api/user', fixtures.currentUser({ site: '', minimum_sum: [] }));
  open();
  expect(await screen.findByText('Минимальная сумма не указана')).toBeVisible();
  expect(screen.getByText('Сайт не указан')).toBeVisible();
  expect(screen.queryByText('Описание не указано')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Изменить' })).toHaveAttribute('href', '/profile/edit#sum');
});

describe('of another company', () => {
  let looks: number;

  beforeEach(() => {
    looks = 0;
    api.answer('get', '/api/user', fixtures.currentUser({ id: 1, is_admin: true }));
    api.answer('get', '/api/organizer/participants/{id}/page', ({ path }) => {
      looks += 1;
      return fixtures.participant({ id: Number(path.id), company: 'Северный ветер' });
    });
  });

  test('is inert and read once for organizers [ORG-03]', async () => {
    const { location } = open('/preview/profile?id=7');
    expect(await screen.findByRole('heading', { name: 'Северный ветер' })).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('так страницу видят поставщики');
    expect(await screen.findByText('mf_meetings/InviteCalendar {"userId":7,"isPreview":true}')).toBeVisible();
    const write = screen.getByRole('link', { name: 'Написать сообщение' });
    await userEvent.click(write);
    expect(write).toHaveAttribute('aria-disabled', 'true');
    expect(screen.queryByRole('link', { name: 'Изменить' })).not.toBeInTheDocument();
    expect(looks).toBe(1);
    await userEvent.click(screen.getByRole('button', { name: 'Закрыть' }));
    expect(location()).toBe('/organizer/participants/7');
  });

  test('shows no calendar of a blocked company [ORG-03]', async () => {
    api.answer('get', '/api/organizer/participants/{id}/page', fixtures.participant({ id: 7, is_blocked: true }));
    open('/preview/profile?id=7');
    expect(await screen.findByRole('heading', { name: 'Северный ветер' })).toBeVisible();
    expect(screen.queryByText(/InviteCalendar/)).not.toBeInTheDocument();
  });

  test('explains a missing page without a retry [ORG-03]', async () => {
    api.fail('get', '/api/organizer/participants/{id}/page', { status: 404, body: 'У компании ещё нет страницы.' });
    open('/preview/profile?id=7');
    expect(await screen.findByText('У компании ещё нет страницы.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Повторить' })).not.toBeInTheDocument();
  });

  test('offers a retry after a failure', async () => {
    api.fail('get', '/api/organizer/participants/{id}/page', { status: 503, body: 'Ведутся работы.' });
    open('/preview/profile?id=7');
    expect(await screen.findByText('Ведутся работы.')).toBeVisible();
    expect(screen.getByText('Не удалось загрузить профиль.', { exact: false })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Повторить' })).toBeVisible();
  });

  test('is the own page for participants [ORG-01]', async () => {
    api.answer('get', '/api/user', fixtures.currentUser({ id: 1, company: 'Мануфактура подарков' }));
    open('/preview/profile?id=7');
    expect(await screen.findByRole('heading', { name: 'Мануфактура подарков' })).toBeVisible();
    expect(looks).toBe(0);
  });
});
