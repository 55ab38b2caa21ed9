import { beforeEach, expect, jest, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { use } from 'react';
import { Link, useLocation } from 'react-router-dom';
import type { PageName } from 'shared-api/federation';
import { renderPage } from 'shared-api/testing';
import { ArrivalContext } from 'shared-ui/PageHeader';
import { prepareModule } from 'shared-ui/useModule';
import { Widget, WidgetLoaderContext } from 'shared-ui/Widget';
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

/** Each test takes another page: what was loaded once stays. */
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

test('says that it is loading, then draws the page; the next time it is there at once', async () => {
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

test.each([true, false])('a page knows whether it was come to from another one: %s', async (isArrival) => {
  surroundings.loadExposed.mockResolvedValue(() => <h1>{use(ArrivalContext) ? 'Пришли' : 'Открыли'}</h1>);
  render('mf_profile/NewsPage', 'Новости', isArrival);
  expect(await screen.findByRole('heading', { name: isArrival ? 'Пришли' : 'Открыли' })).toBeVisible();
});

test('what cannot be loaded is named, and «Повторить» brings it [FED-02]', async () => {
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

test('a widget that the remotes lend tells them which attempt it is, and is there for the next page at once [FED-02]', async () => {
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

test('a page that throws takes down its own place only, is reported, and can be drawn anew [FED-02]', async () => {
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

test('another address of the same page gets a new try by itself', async () => {
  isBroken = true;
  surroundings.loadExposed.mockResolvedValue(Page);
  render('mf_profile/ParticipantPage', 'Страница участника');
  await screen.findByRole('alert');
  await user.click(screen.getByRole('link', { name: 'Дальше' }));
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
  expect(screen.getByRole('heading', { name: 'Страница?page=2' })).toBeVisible();
});

test('a page that is being prepared already is not loaded a second time', async () => {
  surroundings.loadExposed.mockResolvedValue(Page);
  void prepareModule(remotes, 'mf_meetings/InvitationsPage');
  render('mf_meetings/InvitationsPage', 'Заявки на встречу');
  expect(await screen.findByRole('heading', { name: 'Страница' })).toBeVisible();
  expect(surroundings.loadExposed).toHaveBeenCalledTimes(1);
});
