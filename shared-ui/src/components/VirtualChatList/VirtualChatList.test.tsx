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

/** The box scrolls as far as its list is high, and no further. */
function giveBoxItsScrolling() {
  jest.spyOn(Element.prototype, 'scrollHeight', 'get').mockImplementation(function (this: Element) {
    return this.role === 'region' ? parseFloat(this.querySelector('ul')?.style.height ?? '0') : 0;
  });
  Element.prototype.scrollTo = jest.fn(function (this: Element, how?: number | ScrollToOptions) {
    const top = typeof how === 'object' ? (how.top ?? 0) : 0;
    const before = this.scrollTop;
    this.scrollTop = Math.max(0, Math.min(top, this.scrollHeight - this.clientHeight));
    // The browser tells of it with the next frame.
    if (this.scrollTop !== before) requestAnimationFrame(() => fireEvent.scroll(this));
  });
}

/** Enough frames for the list to have been led where it was to go, and to have heard of it. */
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

test('is a named list that the keyboard can scroll', () => {
  render(show([1, 2, 3]));
  expect(screen.getByRole('region', { name: 'Переписка' })).toHaveAttribute('tabindex', '0');
  expect(screen.getByText('Сообщение 1')).toBeInTheDocument();
});

test('begins at its end with what can be seen; what lies around it is drawn a moment later', async () => {
  // The guess of its height is right then: nothing here scrolls.
  jest.replaceProperty(window, 'innerHeight', 500);
  render(show(Array.from({ length: 100 }, (_, index) => index + 1)));
  expect(screen.getByText('Сообщение 100')).toBeInTheDocument();
  const atFirst = screen.getAllByRole('listitem').length;
  expect(atFirst).toBeLessThanOrEqual(9);
  await waitFor(() => expect(screen.getAllByRole('listitem').length).toBeGreaterThan(atFirst));
  expect(screen.queryByText('Сообщение 1')).not.toBeInTheDocument();
});

test('an empty conversation asks for nothing', () => {
  const older = jest.fn();
  render(show([], older));
  expect(older).not.toHaveBeenCalled();
});

test('asks for older messages when the first ones do not fill it, once per page', () => {
  const older = jest.fn();
  const { rerender } = render(show([12], older));
  expect(older).toHaveBeenCalledTimes(1);
  rerender(show([12], older));
  expect(older).toHaveBeenCalledTimes(1);
  rerender(show([11, 12], older));
  fireEvent.scroll(screen.getByRole('region'));
  expect(older).toHaveBeenCalledTimes(2);
});

test('a conversation that is opened at its end asks for older messages only once the person scrolls near the start', () => {
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

test('scrolling among the rows that are there draws none of them anew', async () => {
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

test('who is at the end is shown what comes, also when it comes in before the last, or twice before the scrolling is heard of', async () => {
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

test('who has gone up from the end stays there, and it is told; back at the end they are shown what comes', async () => {
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

test('an item of a kind that was measured comes at its height, before the browser has told it', () => {
  let measure = () => {};
  const before = globalThis.ResizeObserver;
  globalThis.ResizeObserver = class implements ResizeObserver {
    private rows = new Set<Element>();
    constructor(onResize: ResizeObserverCallback) {
      const tell = () => {
        const size = [{ blockSize: 40, inlineSize: 400 }];
        const contentRect = new DOMRect(0, 0, 400, 40);
        const entries = [...this.rows].map((target) => ({
          target,
          contentRect,
          borderBoxSize: size,
          contentBoxSize: size,
          devicePixelContentBoxSize: size,
        }));
        if (entries.length > 0) onResize(entries, this);
      };
      const others = measure;
      measure = () => {
        others();
        tell();
      };
    }
    observe(element: Element) {
      if (element.tagName === 'LI') this.rows.add(element);
    }
    unobserve(element: Element) {
      this.rows.delete(element);
    }
    disconnect() {
      this.rows.clear();
    }
  };
  try {
    const list = (ids: number[]) => (
      <VirtualChatList
        items={ids}
        getKey={(id) => id}
        estimateHeight={60}
        kindOf={(id) => (id > 3 ? 'line' : undefined)}
        aria-label="Переписка"
      >
        {(id) => `Сообщение ${id}`}
      </VirtualChatList>
    );
    const { rerender } = render(list([1, 2, 3, 4]));
    // And room of 8 px below the newest one.
    expect(screen.getByRole('list')).toHaveStyle({ height: '248px' });
    act(() => measure());
    expect(screen.getByRole('list')).toHaveStyle({ height: '168px' });
    rerender(list([1, 2, 3, 4, 5]));
    expect(screen.getByRole('list')).toHaveStyle({ height: '208px' });
    expect(screen.getByText('Сообщение 5')).toHaveStyle({ top: '160px' });
  } finally {
    globalThis.ResizeObserver = before;
  }
});
