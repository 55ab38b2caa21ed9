import { beforeEach, expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { Navigate, Route, Routes, useNavigate, useSearchParams, type NavigateFunction } from 'react-router-dom';
import { renderPage } from 'shared-api/testing';
import { useScroll } from './useScroll';

let navigate: NavigateFunction;
let height: number;
let grow: () => void;
let scrollTo: jest.Spied<(x: number, y: number) => void>;

beforeEach(() => {
  height = 5_000;
  Object.assign(window, { scrollY: 0, innerHeight: 800 });
  scrollTo = jest.spyOn(window as { scrollTo: (x: number, y: number) => void }, 'scrollTo');
  scrollTo.mockImplementation((_, y) => scroll(y));
  globalThis.ResizeObserver = class implements ResizeObserver {
    constructor(onResize: ResizeObserverCallback) {
      grow = () => onResize([], this);
    }
    observe() {}
    unobserve() {}
    disconnect() {
      grow = () => {};
    }
  };
});

function scroll(y: number) {
  Object.assign(window, { scrollY: Math.min(y, height) });
  window.dispatchEvent(new Event('scroll'));
}

function Shell() {
  const [query] = useSearchParams();
  const go = useNavigate();
  useEffect(() => {
    navigate = go;
  }, [go]);
  useScroll();
  return (
    <>
      <h2 data-list-head>Страница {query.get('page')}</h2>
      <Routes>
        <Route path="/old" element={<Navigate to="/news" replace />} />
        <Route path="*" element={null} />
      </Routes>
    </>
  );
}

const open = (address = '/catalog?company=%D0%B2&page=1') => void renderPage(<Shell />, { address });
const go = (to: string, options = {}) => act(async () => navigate(to, options));
const goBack = () => act(async () => navigate(-1));

test('scrolls to the top on navigation and redirect, not first [GUARD-08]', async () => {
  open();
  expect(scrollTo).not.toHaveBeenCalled();
  for (const address of ['/profile/5', '/profile/6', '/old']) {
    scroll(900);
    await go(address);
    expect(window.scrollY).toBe(0);
  }
});

test('scrolls to the top on another page of a list [GUARD-08]', async () => {
  open();
  scroll(900);
  await go('?company=%D0%B2&page=2');
  expect(window.scrollY).toBe(0);
});

test('scrolls to the list’s head when it is below [GUARD-08]', async () => {
  open();
  const head = screen.getByRole('heading');
  const show = jest.spyOn(head, 'scrollIntoView');
  head.getBoundingClientRect = () => new DOMRect(0, 700, 100, 50);
  await go('?company=%D0%B2&page=2');
  expect(show).not.toHaveBeenCalled();
  head.getBoundingClientRect = () => new DOMRect(0, 900, 100, 50);
  await go('?company=%D0%B2&page=3');
  expect(show).toHaveBeenCalledTimes(1);
});

test.each([
  ['continued typing in a filter', '?company=%D0%B2%D0%B5&page=1', { replace: true }],
  ['a new filter', '?company=%D0%B3&page=1', {}],
  ['another page size', '?company=%D0%B2&limit=60&page=1', {}],
  ['a redirect to the last page', '?company=%D0%B2&page=7', { replace: true }],
])('keeps the scroll position on %s [GUARD-08]', async (_, search, options) => {
  open();
  scroll(900);
  scrollTo.mockClear();
  await go(search, options);
  expect(scrollTo).not.toHaveBeenCalled();
});

test('restores the scroll position on Back, also in lists [GUARD-08]', async () => {
  open();
  scroll(900);
  await go('?company=%D0%B2&page=2');
  scroll(1_200);
  await go('/profile/5');
  await goBack();
  expect(window.scrollY).toBe(1_200);
  await goBack();
  expect(window.scrollY).toBe(900);
});

test.each([
  ['a pointer', (element: Element) => fireEvent.pointerDown(element)],
  ['the keyboard', (element: Element) => fireEvent.keyDown(element, { key: 'Enter' })],
])('restores the position noted at a press by %s [GUARD-08]', async (_, press) => {
  open();
  scroll(300);
  Object.assign(window, { scrollY: 900 });
  press(screen.getByRole('heading'));
  await go('?company=%D0%B2&page=2');
  await goBack();
  expect(window.scrollY).toBe(900);
});

test.each([
  ['another page', '/profile/5'],
  ['another page of the list', '?company=%D0%B2&page=2'],
])('restores the top of %s left without scrolling [GUARD-08]', async (_, to) => {
  open();
  scroll(900);
  scrollTo.mockImplementation((_x, y) => Object.assign(window, { scrollY: y }));
  await go(to);
  await go('/profile/6');
  Object.assign(window, { scrollY: 400 });
  await goBack();
  expect(window.scrollY).toBe(0);
});

test('restores the top position of an unscrolled page on Back [GUARD-08]', async () => {
  open();
  scroll(900);
  await go('?company=%D0%B2%D0%B5&page=1', { replace: true });
  await go('/profile/5');
  await go('/profile/6');
  scroll(400);
  await goBack();
  expect(window.scrollY).toBe(0);
  await goBack();
  expect(window.scrollY).toBe(900);
});

test('restores positions of the latest history entries only [GUARD-08]', async () => {
  open();
  scroll(900);
  await go('/profile/5');
  scroll(700);
  for (let page = 0; page < 99; page += 1) await go(`/profile/${page}00`);
  await act(async () => navigate(-99));
  expect(window.scrollY).toBe(700);
  scrollTo.mockClear();
  await goBack();
  expect(scrollTo).not.toHaveBeenCalled();
});

test('restores the position as content loads until the user scrolls [GUARD-08]', async () => {
  open();
  scroll(900);
  await go('/profile/5');
  height = 300;
  await goBack();
  expect(window.scrollY).toBe(300);
  height = 5_000;
  act(() => grow());
  expect(window.scrollY).toBe(900);
  scroll(500);
  act(() => grow());
  expect(window.scrollY).toBe(500);

  await go('/profile/6');
  height = 300;
  await goBack();
  window.dispatchEvent(new Event('wheel'));
  height = 5_000;
  act(() => grow());
  expect(window.scrollY).toBe(300);
});
