import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { useEffect, type ComponentType } from 'react';
import { renderPage } from 'shared-api/testing';
import { ModulePlace, type WidgetLoader } from 'shared-ui/Widget';
import { newBuild, releases, resetReleases, script } from '../testing/releases';
import type { RemoteBuild } from './parseRegistry';
import { watchReleases } from './releases';
import { RemotePageFailure } from './RemotePageFailure';
import { remotes } from './remotes';
import { forgetRegistry } from './requestRegistry';

let contents: Map<string, ComponentType>;
let isBroken = false;
/** One per page load: it remembers modules. */
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

/** A build whose page is so. */
function build(content: ComponentType): RemoteBuild {
  const made = newBuild();
  contents.set(made.build, content);
  return made;
}
const fine = (text: string) => build(() => <p>{text}</p>);
const throwing = () =>
  build(() => {
    throw new Error('нарисовать нельзя');
  });

const place = (visit = 0) => (
  <ModulePlace
    loader={loader}
    name="mf_catalog/CatalogPage"
    waiting={null}
    failed={(failure) => <RemotePageFailure title="Каталог" {...failure} />}
    contentProps={{ visit }}
  />
);

async function open() {
  const page = renderPage(place());
  await pass(300);
  return page;
}
async function retry() {
  screen.getByRole('button', { name: 'Повторить' }).click();
  await pass(300);
}
const reports = () => releases.sendBeacon.mock.calls.map(([, body]) => JSON.parse(body) as unknown);

test('a build that throws at render is left for the next one, here and now, and is not tried again [FED-02]', async () => {
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

test('a build that throws in an effect, just after it was shown, is left as well', async () => {
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

test('a build that suspends for ever is left after 10 s', async () => {
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

function Fragile() {
  if (isBroken) throw new Error('испорченные данные');
  return <p>Новый каталог</p>;
}

test('who has worked with a build stays with it: a failure shows a panel, and only a retry that fails offers an older one', async () => {
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

test('data that no build can draw set none aside', async () => {
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

test('a rollback reaches the open panel by its button [FED-01]', async () => {
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
])('the panel tells what it is: %s', async (kind, make, text) => {
  releases.release([make()]);
  await open();
  await pass(3_000);
  expect(screen.getByRole('alert')).toHaveTextContent(text);
  expect(screen.queryAllByRole('button', { name: 'Обновить страницу' })).toHaveLength(kind === 'incompatible' ? 1 : 0);
});

/** The next time the page asks what is released, and fetches it. */
const POLL = 3 * 60_000 + 1_000;

test('an open tab learns of a release, and takes it at the next visit; what is open stays [FED-01]', async () => {
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

test('a release whose scripts have not come yet waits, as does one while something is not saved', async () => {
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

test('a page that nobody looks at asks nothing, and asks when it is looked at again', async () => {
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

test('what a handler of a remote throws is reported with its build, each once', async () => {
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
