import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { useEffect, useState, type ComponentType } from 'react';
import type { Build } from 'shared-api/federation/build';
import { renderPage } from 'shared-api/testing';
import { ModulePlace, type WidgetLoader } from 'shared-ui/Widget';
import { newBuild, releases, resetReleases, script } from '../testing/releases';
import { watchReleases } from './load/releases';
import { forgetRegistry } from './registry/requestRegistry';
import { RemotePageFailure } from './RemotePageFailure';
import { remotes } from './remotes';
import { MENU_ID } from './watch/menuId';

let contents: Map<string, ComponentType>;
let isBroken = false;
/** New for each page load, since it caches modules. */
let loader: WidgetLoader;
let stopWatching: () => void;

beforeEach(() => {
  jest.useFakeTimers();
  resetReleases();
  loader = { ...remotes };
  stopWatching = watchReleases();
  contents = new Map();
  isBroken = false;
  releases.loadFromBuild.mockImplementation(async (_remote, expose, { build }) => ({ [expose]: contents.get(build) }));
  jest.spyOn(console, 'error').mockImplementation(() => {});
});

afterEach(() => {
  stopWatching();
  jest.useRealTimers();
  forgetRegistry();
});

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

/** Creates a build with this page. */
function build(content: ComponentType): Build {
  const made = newBuild();
  contents.set(made.build, content);
  return made;
}
const fine = (text: string) => build(() => <p>{text}</p>);
const throwing = () =>
  build(() => {
    throw new Error('нарисовать нельзя');
  });

const place = (visit = 0, mustDraw = false) => (
  <ModulePlace
    mustDraw={mustDraw}
    loader={loader}
    name="mf_catalog/CatalogPage"
    waiting={null}
    failed={(failure) => <RemotePageFailure title="Каталог" {...failure} />}
    contentProps={{ visit }}
  />
);

async function open(mustDraw = false) {
  const page = renderPage(place(0, mustDraw));
  await pass(300);
  return page;
}
async function retry() {
  screen.getByRole('button', { name: 'Повторить' }).click();
  await pass(300);
}
const reports = () => releases.sendBeacon.mock.calls.map(([, body]) => JSON.parse(body) as unknown);

test('replaces a build that throws in render, without retrying it [FED-02]', async () => {
  const broken = throwing();
  releases.release([broken, throwing(), fine('Прежний каталог')]);
  const { unmount } = await open();
  expect(screen.getByText('Прежний каталог')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(releases.sendBeacon.mock.calls[0]?.[0]).toBe('/reports/failures');
  expect(reports()[0]).toEqual({
    remote: 'mf_catalog',
    build: broken.build,
    expose: 'CatalogPage',
    phase: 'render',
    error: 'Error: нарисовать нельзя',
    browser: navigator.userAgent,
    shell: '1.0.0-shell',
  });
  unmount();
  await open();
  expect(releases.loadFromBuild).toHaveBeenCalledTimes(3);
});

test('replaces a build that throws in an effect', async () => {
  releases.release([
    build(function Late() {
      useEffect(() => {
        throw new Error('в эффекте');
      }, []);
      return <p>На миг</p>;
    }),
    fine('Прежний каталог'),
  ]);
  await open();
  expect(screen.getByText('Прежний каталог')).toBeVisible();
  expect(reports()).toMatchObject([{ phase: 'effect' }]);
});

test('replaces a build that stays suspended for 10 s', async () => {
  releases.release([
    build(() => {
      // eslint-disable-next-line @typescript-eslint/only-throw-error -- React takes a thrown promise so
      throw new Promise(() => {});
    }),
    fine('Прежний каталог'),
  ]);
  await open();
  await pass(10_000);
  await pass(300);
  expect(screen.getByText('Прежний каталог')).toBeVisible();
  expect(reports()).toMatchObject([{ phase: 'suspended' }]);
});

test('replaces a build whose page stays empty for 5 s [FED-02]', async () => {
  releases.release([build(() => <div />), build(() => <h1>Прежний каталог</h1>)]);
  const { unmount } = await open(true);
  await pass(5_000);
  await pass(300);
  expect(screen.getByText('Прежний каталог')).toBeVisible();
  expect(reports()).toMatchObject([{ phase: 'render', error: expect.stringMatching(/^DrewNothing: /) }]);
  await pass(5_000);
  unmount();
  await open(true);
  expect(screen.getByText('Прежний каталог')).toBeVisible();
  expect(reports()).toHaveLength(1);
});

test('replaces a page that is only busy for 20 s [FED-02]', async () => {
  const busy = build(() => (
    <>
      <h1>Каталог</h1>
      <div aria-busy>
        <p>Загружается</p>
      </div>
    </>
  ));
  releases.release([busy, build(() => <h1>Прежний каталог</h1>)]);
  await open(true);
  await pass(19_000);
  expect(screen.getByRole('heading')).toHaveTextContent(/^Каталог$/);
  await pass(1_300);
  expect(screen.getByRole('heading')).toHaveTextContent('Прежний каталог');
  expect(reports()).toMatchObject([
    { build: busy.build, phase: 'busy', error: expect.stringMatching(/^BusyTooLong: /) },
  ]);
});

test.each([
  ['whose data come late', (isLate: boolean) => (isLate ? <h1>Каталог</h1> : <div aria-busy />)],
  ['with content beside what loads', () => [<p key="text">Фильтры</p>, <div key="list" aria-busy />]],
])('accepts a page %s [FED-02]', async (_, draw) => {
  const Page = () => {
    const [isLate, setIsLate] = useState(false);
    useEffect(() => void setTimeout(() => setIsLate(true), 12_000), []);
    return draw(isLate);
  };
  releases.release([build(Page), fine('Прежний каталог')]);
  await open(true);
  await pass(12_100);
  await pass(10_000);
  expect(reports()).toEqual([]);
  expect(screen.queryByText('Прежний каталог')).not.toBeInTheDocument();
});

test('accepts an empty widget and a page with height', async () => {
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 100, 20));
  const page = build(() => <p>Новый каталог</p>);
  releases.release([page, fine('Прежний каталог')]);
  const { unmount } = await open(true);
  await pass(6_000);
  expect(screen.getByText('Новый каталог')).toBeVisible();
  unmount();

  const widget = build(() => null);
  releases.release([widget, fine('Прежний виджет')]);
  forgetRegistry();
  loader = { ...remotes };
  await open();
  await pass(6_000);
  expect(screen.queryByText('Прежний виджет')).not.toBeInTheDocument();
  expect(releases.sendBeacon).not.toHaveBeenCalled();
});

function Fragile() {
  if (isBroken) throw new Error('испорченные данные');
  return <p>Новый каталог</p>;
}

test('keeps a healthy build after an error until a retry', async () => {
  releases.release([build(Fragile), fine('Прежний каталог')]);
  const { rerender } = await open();
  await pass(5_000);
  isBroken = true;
  rerender(place(1));
  await pass(300);
  expect(screen.getByRole('alert')).toHaveTextContent('произошла ошибка');
  await retry();
  expect(screen.getByText('Прежний каталог')).toBeVisible();
});

test('excludes no build when all fail to render', async () => {
  isBroken = true;
  const newest = build(Fragile);
  releases.release([newest, build(Fragile)]);
  const { unmount } = await open();
  expect(screen.getByRole('alert')).toHaveTextContent('произошла ошибка');
  unmount();
  isBroken = false;
  await open();
  expect(screen.getByText('Новый каталог')).toBeVisible();
  expect(releases.loadFromBuild.mock.lastCall?.[2]).toEqual(newest);
});

test('applies a rollback on retry from the panel [FED-01]', async () => {
  const previous = fine('Прежний каталог');
  releases.release([throwing()]);
  await open();
  expect(screen.getByRole('alert')).toHaveTextContent('произошла ошибка');
  releases.release([previous]);
  await retry();
  expect(screen.getByText('Прежний каталог')).toBeVisible();
});

test.each([
  ['network', () => (releases.serve.mockRejectedValue(new TypeError('down')), newBuild()), 'Проверьте подключение'],
  ['incompatible', () => newBuild({ requires: { react: '^20.0.0' } }), 'Раздел «Каталог» обновляется.'],
  ['broken', () => newBuild(), 'Раздел «Каталог» не загрузился: в нём ошибка'],
])('explains the failure in the panel: %s', async (kind, make, text) => {
  releases.release([make()]);
  await open();
  await pass(3_000);
  expect(screen.getByRole('alert')).toHaveTextContent(text);
  expect(screen.queryAllByRole('button', { name: 'Обновить страницу' })).toHaveLength(kind === 'incompatible' ? 1 : 0);
});

/** Until the page has polled the registry and fetched the release. */
const POLL = 3 * 60_000 + 1_000;

test('uses a new release at the next visit [FED-01]', async () => {
  const present = fine('Прежний каталог');
  releases.release([present]);
  const { unmount } = await open();
  const next = fine('Новый каталог');
  releases.release([next, present]);
  await pass(POLL);
  expect(releases.serve.mock.calls.map(([address]) => address)).toContain(next.entry);
  expect(screen.getByText('Прежний каталог')).toBeVisible();
  unmount();
  await open();
  expect(screen.getByText('Новый каталог')).toBeVisible();
});

test('delays a release until loaded and no work is unsaved', async () => {
  const present = fine('Прежний каталог');
  releases.release([present]);
  const { unmount } = await open();
  const next = fine('Новый каталог');
  releases.serve.mockRejectedValue(new TypeError('down'));
  releases.release([next, present]);
  await pass(POLL);
  unmount();
  const again = await open();
  expect(screen.getByText('Прежний каталог')).toBeVisible();

  releases.serve.mockImplementation(script);
  await pass(POLL);
  const hold = (event: Event) => event.preventDefault();
  window.addEventListener('beforeunload', hold);
  again.unmount();
  const held = await open();
  expect(screen.getByText('Прежний каталог')).toBeVisible();
  window.removeEventListener('beforeunload', hold);
  held.unmount();
  await open();
  expect(screen.getByText('Новый каталог')).toBeVisible();
});

test('polls releases only while the page is visible', async () => {
  releases.release([fine('Каталог')]);
  await open();
  const asked = () => jest.mocked(fetch).mock.calls.filter(([address]) => address === '/registry.json').length;
  const before = asked();
  const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  await pass(2 * POLL);
  expect(asked()).toBe(before);
  visibility.mockReturnValue('visible');
  document.dispatchEvent(new Event('visibilitychange'));
  await pass(0);
  expect(asked()).toBeGreaterThan(before);
});

test('reports errors of event handlers once, with their build', async () => {
  const present = fine('Каталог');
  releases.release([present]);
  await open();
  const page = present.entry.replace('remoteEntry', 'page');
  const error = new TypeError('x is not a function');
  error.stack = `TypeError: x is not a function\n    at click (${page}:1:20)`;
  for (let times = 0; times < 2; times += 1)
    window.dispatchEvent(new ErrorEvent('error', { error, filename: `${page}` }));
  const rejected = new Error('отклонено');
  rejected.stack = `Error: отклонено\n    at http://localhost/assets/main.js:1:1\n    at send (${page}:1:20)`;
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: rejected }));
  const lazy = new Error('в отложенной части');
  lazy.stack = `Error: в отложенной части\n    at write (${page.replace('page', 'lazy')}:1:20)`;
  window.dispatchEvent(new ErrorEvent('error', { error: lazy }));
  window.dispatchEvent(new ErrorEvent('error', { error: new Error('чужое'), filename: 'https://other.example/a.js' }));
  expect(reports()).toMatchObject([
    { build: present.build, expose: 'CatalogPage', phase: 'event', error: 'TypeError: x is not a function' },
    { build: present.build, expose: 'CatalogPage', phase: 'event', error: 'Error: отклонено' },
    { build: present.build, expose: 'CatalogPage', phase: 'event', error: 'Error: в отложенной части' },
  ]);
});

test('reports the remote that replaces shared functions [FED-02]', async () => {
  const present = fine('Каталог');
  releases.release([present]);
  await open();
  const { prepareStackTrace } = Error;
  Error.prepareStackTrace = (error) => `${String(error)}\n    at ${present.entry.replace('remoteEntry', 'page')}:1:20`;
  globalThis.fetch = fetch;
  Error.prepareStackTrace = prepareStackTrace;
  expect(reports()).toMatchObject([
    { build: present.build, expose: 'CatalogPage', phase: 'harm', error: expect.stringMatching(/^Harm: .+ fetch:/) },
  ]);
});

test.each([
  ['its style sheet', 'mf_meetings'],
  ['a module without style sheet', 'mf_catalog'],
])('reports the remote when %s hides the menu [FED-02]', async (_, remote) => {
  const guilty = newBuild({ exposes: { DayPage: [] } });
  releases.release([], { remotes: { mf_catalog: [fine('Каталог')], mf_meetings: [guilty] } });
  const sheet = { href: remote === 'mf_meetings' ? guilty.entry.replace('.js', '.css') : null, disabled: false };
  Object.defineProperty(document, 'styleSheets', { value: [sheet], configurable: true });
  const menu = Object.assign(document.createElement('nav'), { id: MENU_ID, checkVisibility: () => sheet.disabled });
  document.body.append(menu);
  await open();
  await pass(5_100);
  menu.remove();
  Reflect.deleteProperty(document, 'styleSheets');
  expect(sheet.disabled).toBe(false);
  expect(reports().slice(-1)).toMatchObject([
    { remote, phase: 'harm', error: expect.stringMatching(/^Harm: .+ menu:/) },
  ]);
});
