import { beforeEach, expect, jest, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { use } from 'react';
import { Link, useLocation } from 'react-router-dom';
import type { PageName } from 'shared-api/federation';
import { renderPage } from 'shared-api/testing';
import { ArrivalContext } from 'shared-ui/page';
import { prepareModule, Widget, WidgetLoaderContext } from 'shared-ui/Widget';
import { surroundings } from '../testing/surroundings';
import { RemotePage } from './RemotePage';
import { remotes } from './remotes';

const user = userEvent.setup({ delay: null });
let complain: jest.Spied<typeof console.error>;
let isBroken = false;

beforeEach(() => {
  isBroken = false;
  complain = jest.spyOn(console, 'error').mockImplementation(() => {});
});

/** Each test uses another page, since loaded modules stay cached. */
const render = (name: PageName, title: string, isArrival = false) =>
  renderPage(
    <>
      <p>Остальное</p>
      <Link to="?page=2">Дальше</Link>
      <RemotePage name={name} title={title} isArrival={isArrival} />
    </>,
  );

function Page() {
  const { search } = useLocation();
  if (isBroken && search === '') throw new Error('нарисовать нельзя');
  return <h1>Страница{search}</h1>;
}

const retry = () => user.click(screen.getByRole('button', { name: 'Повторить' }));

test('shows a skeleton on the first visit only', async () => {
  let deliver = (_page: typeof Page) => {};
  surroundings.loadExposed.mockReturnValue(new Promise((resolve) => (deliver = resolve)));
  const { unmount } = render('mf_catalog/CatalogPage', 'Каталог');
  expect(screen.getByRole('status', { name: 'Раздел загружается' })).toHaveAttribute('aria-busy', 'true');
  deliver(Page);
  expect(await screen.findByRole('heading', { name: 'Страница' })).toBeVisible();
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
  unmount();
  render('mf_catalog/CatalogPage', 'Каталог');
  expect(screen.getByRole('heading', { name: 'Страница' })).toBeVisible();
  expect(surroundings.loadExposed).toHaveBeenCalledTimes(1);
});

test.each([true, false])('passes on whether the page was reached in-app: %s', async (isArrival) => {
  surroundings.loadExposed.mockResolvedValue(() => <h1>{use(ArrivalContext) ? 'Пришли' : 'Открыли'}</h1>);
  render('mf_profile/NewsPage', 'Новости', isArrival);
  expect(await screen.findByRole('heading', { name: isArrival ? 'Пришли' : 'Открыли' })).toBeVisible();
});

test('names the page that failed and loads it on retry [FED-02]', async () => {
  surroundings.loadExposed.mockRejectedValueOnce(new Error('down')).mockResolvedValueOnce(Page);
  render('mf_messenger/MessagesPage', 'Сообщения');
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Раздел «Сообщения» не загрузился. Проверьте подключение к интернету и повторите.',
  );
  expect(screen.getByText('Остальное')).toBeVisible();
  expect(complain).toHaveBeenCalledWith('[federation] mf_messenger/MessagesPage failed', new Error('down'));
  await retry();
  expect(await screen.findByRole('heading', { name: 'Страница' })).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(surroundings.loadExposed.mock.calls).toEqual([
    ['mf_messenger/MessagesPage', 0],
    ['mf_messenger/MessagesPage', 1],
  ]);
});

test('counts a widget’s attempts and caches it across pages [FED-02]', async () => {
  surroundings.loadExposed.mockRejectedValueOnce(new Error('down')).mockResolvedValueOnce(() => <p>Встречи</p>);
  const widget = (
    <WidgetLoaderContext value={remotes}>
      <Widget name="mf_meetings/TodayMeetings" />
    </WidgetLoaderContext>
  );
  const { unmount } = renderPage(widget);
  await screen.findByRole('alert');
  await retry();
  expect(await screen.findByText('Встречи')).toBeVisible();
  expect(surroundings.loadExposed.mock.calls).toEqual([
    ['mf_meetings/TodayMeetings', 0],
    ['mf_meetings/TodayMeetings', 1],
  ]);
  unmount();
  renderPage(widget);
  expect(screen.getByText('Встречи')).toBeVisible();
});

test('contains, reports and retries a page that throws [FED-02]', async () => {
  isBroken = true;
  surroundings.loadExposed.mockResolvedValue(Page);
  render('mf_profile/OwnPage', 'Моя страница');
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'В разделе «Моя страница» произошла ошибка. Остальные разделы работают.',
  );
  expect(screen.getByText('Остальное')).toBeVisible();
  expect(complain).toHaveBeenCalledWith('[federation] mf_profile/OwnPage failed', new Error('нарисовать нельзя'));
  isBroken = false;
  await retry();
  expect(await screen.findByRole('heading', { name: 'Страница' })).toBeVisible();
});

test('retries when the address within the page changes', async () => {
  isBroken = true;
  surroundings.loadExposed.mockResolvedValue(Page);
  render('mf_profile/ParticipantPage', 'Страница участника');
  await screen.findByRole('alert');
  await user.click(screen.getByRole('link', { name: 'Дальше' }));
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
  expect(screen.getByRole('heading', { name: 'Страница?page=2' })).toBeVisible();
});

test('does not load a prefetched page twice', async () => {
  surroundings.loadExposed.mockResolvedValue(Page);
  void prepareModule(remotes, 'mf_meetings/InvitationsPage');
  render('mf_meetings/InvitationsPage', 'Заявки на встречу');
  expect(await screen.findByRole('heading', { name: 'Страница' })).toBeVisible();
  expect(surroundings.loadExposed).toHaveBeenCalledTimes(1);
});
