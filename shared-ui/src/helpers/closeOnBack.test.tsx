import { afterEach, beforeAll, expect, jest, test } from '@jest/globals';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLayoutEffect, useState } from 'react';
import { BrowserRouter, Link, Route, Routes, useLocation, useNavigate } from 'react-router-dom';
import { Dialog } from '../components/Dialog/Dialog';
import { IconButton } from '../components/IconButton/IconButton';
import { ImageViewer } from '../components/ImageViewer/ImageViewer';
import { Menu, MenuItem } from '../components/Menu';
import { Popover } from '../components/Popover/Popover';
import { holdBack, noteEntry } from './closeOnBack';

const noteLocation = jest.fn();

function Start() {
  return <Link to="/page">на страницу</Link>;
}

/** A page with every kind of window. */
function Page({ isBusy = false }: { isBusy?: boolean }) {
  const [opened, setOpened] = useState<string>();
  const [isInner, setIsInner] = useState(false);
  const [control, setControl] = useState<HTMLButtonElement | null>(null);
  const navigate = useNavigate();
  const close = () => setOpened(undefined);
  return (
    <main>
      <h1>Страница</h1>
      <button onClick={() => setOpened('dialog')}>Окно</button>
      <button onClick={() => setOpened('picture')}>Картинка</button>
      <button ref={setControl} onClick={() => setOpened('popover')}>
        Список
      </button>
      <Menu button={<IconButton aria-label="Ещё">⋯</IconButton>}>
        <MenuItem onSelect={() => undefined}>Удалить</MenuItem>
      </Menu>
      <Dialog title="Окно" isOpen={opened === 'dialog'} onClose={close} isBusy={isBusy}>
        <button onClick={() => setIsInner(true)}>Ещё окно</button>
        <button onClick={() => void navigate('?city=Казань', { replace: true })}>Выбрать город</button>
        <button onClick={() => void navigate('?goods=Зонты')}>Выбрать товар</button>
        <Link to="/next">дальше</Link>
      </Dialog>
      <Dialog title="Внутреннее" isOpen={isInner} onClose={() => setIsInner(false)} />
      <Popover control={control} aria-label="Список" isOpen={opened === 'popover'} onClose={close}>
        <button>Первый</button>
      </Popover>
      <ImageViewer
        images={[{ id: 1, src: '/1.png', alt: 'Стенд' }]}
        shownId={opened === 'picture' ? 1 : null}
        onShow={() => undefined}
        onClose={close}
      />
    </main>
  );
}

function Note() {
  const { pathname, search, key } = useLocation();
  noteLocation(pathname + search);
  // Like the shell.
  useLayoutEffect(noteEntry, [key]);
  return null;
}

async function openPage(page = <Page />) {
  window.history.replaceState(null, '', '/start');
  render(
    <BrowserRouter>
      <Note />
      <Routes>
        <Route path="/page" element={page} />
        <Route path="/next" element={<h1>Следующая</h1>} />
        <Route path="*" element={<Start />} />
      </Routes>
    </BrowserRouter>,
  );
  await userEvent.click(screen.getByRole('link', { name: 'на страницу' }));
}

/** Goes through the history and waits until all that it causes is over. */
async function go(by: number) {
  await act(async () => {
    window.history.go(by);
    await settled();
  });
}

/** jsdom traverses in tasks: these cover three traversals, one after another. */
async function settled() {
  for (let task = 0; task < 12; task += 1) await new Promise((resolve) => setTimeout(resolve));
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const start = () => screen.findByRole('link', { name: 'на страницу' });

// Like the shell, before the router subscribes.
beforeAll(() =>
  window.addEventListener('popstate', (event) => holdBack(event) && event.stopImmediatePropagation(), true),
);
afterEach(() => {
  cleanup();
  // Each test begins a new history.
  window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
});

test.each([
  ['dialog', 'Окно', 'Окно'],
  ['popover', 'Список', 'Список'],
  ['picture', 'Картинка', 'Просмотр изображений'],
])('[HALL-02] Back closes a %s and keeps the page', async (_, button, name) => {
  await openPage();
  await press(button);
  await screen.findByRole('dialog', { name });
  noteLocation.mockClear();
  await go(-1);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Страница' })).toBeVisible();
  expect(noteLocation).not.toHaveBeenCalled();
});

test('[HALL-02] Back closes a menu', async () => {
  await openPage();
  await press('Ещё');
  await screen.findByRole('menu');
  await go(-1);
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
});

test('[HALL-02] Forward does not reopen a dialog', async () => {
  await openPage();
  await press('Окно');
  await go(-1);
  await go(1);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Страница' })).toBeVisible();
});

test('[HALL-02] one Back leaves after several dialogs were closed', async () => {
  await openPage();
  for (let time = 0; time < 3; time += 1) {
    await press('Окно');
    await press('Закрыть');
  }
  const { length } = window.history;
  await press('Окно');
  await press('Закрыть');
  expect(window.history).toHaveLength(length);
  await go(-1);
  expect(await start()).toBeVisible();
  await go(1);
  expect(screen.getByRole('heading', { name: 'Страница' })).toBeVisible();
  await go(-1);
  expect(await start()).toBeVisible();
});

test('[HALL-02] Back closes nested dialogs one at a time', async () => {
  await openPage();
  await press('Окно');
  await press('Ещё окно');
  expect(await screen.findByRole('dialog', { name: 'Внутреннее' })).toBeVisible();
  await go(-1);
  expect(screen.queryByRole('dialog', { name: 'Внутреннее' })).not.toBeInTheDocument();
  expect(screen.getByRole('dialog', { name: 'Окно' })).toBeVisible();
  await go(-1);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await go(-1);
  expect(await start()).toBeVisible();
});

test('[HALL-02] Back keeps a busy dialog open', async () => {
  await openPage(<Page isBusy />);
  await press('Окно');
  await go(-1);
  await go(-1);
  expect(screen.getByRole('dialog', { name: 'Окно' })).toBeVisible();
  expect(window.location.pathname).toBe('/page');
});

test('[HALL-02] Back from a dialog’s link finds the dialog closed', async () => {
  await openPage();
  await press('Окно');
  await userEvent.click(screen.getByRole('link', { name: 'дальше' }));
  expect(await screen.findByRole('heading', { name: 'Следующая' })).toBeVisible();
  await go(-1);
  expect(screen.getByRole('heading', { name: 'Страница' })).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await go(-1);
  expect(await start()).toBeVisible();
});

test('[HALL-02] keeps an address that changed under a dialog', async () => {
  await openPage();
  await press('Окно');
  await press('Выбрать город');
  await go(-1);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await waitFor(() => expect(decodeURIComponent(window.location.search)).toBe('?city=Казань'));
});

test('[HALL-02] Back closes a dialog before undoing its choice', async () => {
  await openPage();
  await press('Окно');
  await press('Выбрать товар');
  await go(-1);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(decodeURIComponent(window.location.search)).toBe('?goods=Зонты');
  await go(-1);
  expect(window.location.search).toBe('');
  expect(screen.getByRole('heading', { name: 'Страница' })).toBeVisible();
  await go(-1);
  expect(await start()).toBeVisible();
});

test('[HALL-02] one Back leaves a page reloaded after a dialog', async () => {
  await openPage();
  await press('Окно');
  await press('Закрыть');
  cleanup();
  render(
    <BrowserRouter>
      <Routes>
        <Route path="/page" element={<Page />} />
        <Route path="*" element={<Start />} />
      </Routes>
    </BrowserRouter>,
  );
  await go(-1);
  expect(await start()).toBeVisible();
});
