import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { giveElementsSize } from 'shared-ui/testing';
import { VirtualChatList } from './VirtualChatList';

let takeSizeAway: () => void;
beforeEach(() => {
  takeSizeAway = giveElementsSize({ width: 400, height: 300 });
  jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockImplementation(function (this: HTMLElement) {
    return this.tagName === 'LI' ? 60 : 300;
  });
  Element.prototype.scrollTo = jest.fn<() => void>();
});
afterEach(() => takeSizeAway());

/** Makes the box scroll like a browser: as far as its list is high. */
function giveBoxItsScrolling() {
  jest.spyOn(Element.prototype, 'scrollHeight', 'get').mockImplementation(function (this: Element) {
    return this.role === 'region' ? parseFloat(this.querySelector('ul')?.style.height ?? '0') : 0;
  });
  Element.prototype.scrollTo = jest.fn(function (this: Element, how?: number | ScrollToOptions) {
    const top = typeof how === 'object' ? (how.top ?? 0) : 0;
    const before = this.scrollTop;
    this.scrollTop = Math.max(0, Math.min(top, this.scrollHeight - this.clientHeight));
    // Browsers dispatch the scroll event with the next frame.
    if (this.scrollTop !== before) requestAnimationFrame(() => fireEvent.scroll(this));
  });
}

/** Waits enough frames for the list to scroll and to receive its scroll events. */
async function settle() {
  await act(async () => {
    for (let frame = 0; frame < 8; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
  });
}

const belowSight = () => {
  const { scrollHeight, scrollTop, clientHeight } = screen.getByRole('region');
  return scrollHeight - scrollTop - clientHeight;
};

function following(ids: number[], onEndChange?: (isAtEnd: boolean) => void) {
  return (
    <VirtualChatList
      items={ids}
      getKey={(id) => id}
      estimateHeight={60}
      onEndChange={onEndChange}
      aria-label="Переписка"
    >
      {(id) => `Сообщение ${id}`}
    </VirtualChatList>
  );
}

function show(ids: number[], onReachStart?: () => void) {
  return (
    <VirtualChatList
      items={ids}
      getKey={(id) => id}
      estimateHeight={60}
      aria-label="Переписка"
      onReachStart={onReachStart}
    >
      {(id) => `Сообщение ${id}`}
    </VirtualChatList>
  );
}

test('is a named region that the keyboard can scroll', () => {
  render(show([1, 2, 3]));
  expect(screen.getByRole('region', { name: 'Переписка' })).toHaveAttribute('tabindex', '0');
  expect(screen.getByText('Сообщение 1')).toBeInTheDocument();
});

test('starts at the end and renders rows around later', async () => {
  // Makes the height estimate exact, because jsdom does not scroll.
  jest.replaceProperty(window, 'innerHeight', 500);
  render(show(Array.from({ length: 100 }, (_, index) => index + 1)));
  expect(screen.getByText('Сообщение 100')).toBeInTheDocument();
  const atFirst = screen.getAllByRole('listitem').length;
  expect(atFirst).toBeLessThanOrEqual(9);
  await waitFor(() => expect(screen.getAllByRole('listitem').length).toBeGreaterThan(atFirst));
  expect(screen.queryByText('Сообщение 1')).not.toBeInTheDocument();
});

test('loads no older messages into an empty conversation', () => {
  const older = jest.fn();
  render(show([], older));
  expect(older).not.toHaveBeenCalled();
});

test('loads older messages once per page until it is full', () => {
  const older = jest.fn();
  const { rerender } = render(show([12], older));
  expect(older).toHaveBeenCalledTimes(1);
  rerender(show([12], older));
  expect(older).toHaveBeenCalledTimes(1);
  rerender(show([11, 12], older));
  fireEvent.scroll(screen.getByRole('region'));
  expect(older).toHaveBeenCalledTimes(2);
});

test('loads older messages only after scrolling near the start', () => {
  const older = jest.fn();
  render(
    show(
      Array.from({ length: 100 }, (_, index) => index + 1),
      older,
    ),
  );
  expect(older).not.toHaveBeenCalled();
  fireEvent.scroll(screen.getByRole('region'));
  expect(older).toHaveBeenCalledTimes(1);
});

test('re-renders no rows while scrolling among rendered ones', async () => {
  jest.replaceProperty(window, 'innerHeight', 500);
  const draw = jest.fn((id: number) => `Сообщение ${id}`);
  const ids = Array.from({ length: 100 }, (_, index) => index + 1);
  render(
    <VirtualChatList items={ids} getKey={(id) => id} estimateHeight={60} aria-label="Переписка">
      {draw}
    </VirtualChatList>,
  );
  const box = screen.getByRole('region');
  const scrollTo = (top: number) => {
    box.scrollTop = top;
    fireEvent.scroll(box);
  };
  const atFirst = screen.getAllByRole('listitem').length;
  await waitFor(() => expect(screen.getAllByRole('listitem').length).toBeGreaterThan(atFirst));
  scrollTo(3000);
  draw.mockClear();
  scrollTo(3010);
  scrollTo(3070);
  expect(draw).not.toHaveBeenCalled();
  scrollTo(3600);
  expect(draw).toHaveBeenCalled();
});

test('keeps following when rows are inserted or appended quickly', async () => {
  giveBoxItsScrolling();
  const tell = jest.fn();
  const { rerender } = render(following([1, 2, 3, 4, 5, 6, 8], tell));
  await settle();
  expect(tell).toHaveBeenCalledWith(true);
  expect(belowSight()).toBe(0);
  rerender(following([1, 2, 3, 4, 5, 6, 7, 8], tell));
  await settle();
  expect(belowSight()).toBe(0);
  rerender(following([1, 2, 3, 4, 5, 6, 7, 8, 9], tell));
  rerender(following([1, 2, 3, 4, 5, 6, 7, 8, 9, 10], tell));
  await settle();
  expect(belowSight()).toBe(0);
  expect(tell).not.toHaveBeenCalledWith(false);
});

test('stops following when scrolled up, resumes at the end', async () => {
  giveBoxItsScrolling();
  const tell = jest.fn();
  const { rerender } = render(following([1, 2, 3, 4, 5, 6, 7, 8], tell));
  const box = screen.getByRole('region');
  const scrollTo = (top: number) => {
    box.scrollTop = top;
    fireEvent.scroll(box);
  };
  await settle();
  expect(tell).toHaveBeenLastCalledWith(true);
  scrollTo(100);
  expect(tell).toHaveBeenLastCalledWith(false);
  rerender(following([1, 2, 3, 4, 5, 6, 7, 8, 9], tell));
  await settle();
  expect(box.scrollTop).toBe(100);
  scrollTo(box.scrollHeight - 300);
  await settle();
  expect(tell).toHaveBeenLastCalledWith(true);
  rerender(following([1, 2, 3, 4, 5, 6, 7, 8, 9, 10], tell));
  await settle();
  expect(belowSight()).toBe(0);
});
