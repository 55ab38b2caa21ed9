import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { usePageDrawn } from './usePageDrawn';

/** Tasks of requestIdleCallback. */
let waiting: (() => void)[];
beforeEach(() => {
  waiting = [];
  Object.assign(window, {
    requestIdleCallback: (task: () => void) => waiting.push(task),
    cancelIdleCallback: () => {},
  });
});
afterEach(() => {
  Reflect.deleteProperty(window, 'requestIdleCallback');
  Reflect.deleteProperty(window, 'cancelIdleCallback');
});

/** Delivers mutations, then runs the idle tasks. */
const rest = () =>
  act(async () => {
    await Promise.resolve();
    for (const task of waiting.splice(0)) task();
  });

function Layout({ page }: { page: 'empty' | 'skeleton' | 'header' | 'content' }) {
  const place = useRef<HTMLDivElement>(null);
  const isDrawn = usePageDrawn(place);
  return (
    <>
      <div ref={place}>
        {page !== 'empty' && <h1>Каталог</h1>}
        {page === 'skeleton' && <ul aria-busy="true" />}
        {page === 'content' && <ul />}
      </div>
      <p role="status">{isDrawn ? 'стоит' : 'ждёт'}</p>
    </>
  );
}

test('is drawn once the page has been idle without skeletons', async () => {
  const { rerender } = render(<Layout page="empty" />);
  await rest();
  rerender(<Layout page="skeleton" />);
  await rest();
  expect(screen.getByRole('status')).toHaveTextContent('ждёт');
  rerender(<Layout page="content" />);
  await act(async () => {});
  expect(screen.getByRole('status')).toHaveTextContent('ждёт');
  await rest();
  expect(screen.getByRole('status')).toHaveTextContent('стоит');
});

test('ignores a moment without skeletons between two of them', async () => {
  const { rerender } = render(<Layout page="skeleton" />);
  rerender(<Layout page="header" />);
  await act(async () => {});
  rerender(<Layout page="skeleton" />);
  await rest();
  expect(screen.getByRole('status')).toHaveTextContent('ждёт');
  rerender(<Layout page="content" />);
  await act(async () => {});
  await rest();
  expect(screen.getByRole('status')).toHaveTextContent('стоит');
  rerender(<Layout page="skeleton" />);
  await rest();
  expect(screen.getByRole('status')).toHaveTextContent('стоит');
});
