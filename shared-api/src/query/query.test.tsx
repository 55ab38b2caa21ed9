import { setTimeout } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, jest, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { ApiError, setPrefetched } from '../client';
import { emitRealtime } from '../realtime';
import { renderPage } from '../testing';
import {
  createMutation,
  joinQueries,
  keysUnder,
  useQuery,
  useQueryCache,
  useQueryOnce,
  useRefreshOn,
  type QueryCache,
} from './index';

const postsKeys = {
  page: (page: number) => ['posts', 'page', page] as const,
  count: ['posts', 'count'] as const,
  isAny: keysUnder('posts'),
  isPage: keysUnder('posts', 'page'),
};

/** A fetcher whose promises the test settles. */
function manualFetch<Data>() {
  const waiting: { resolve: (data: Data) => void; reject: (error: unknown) => void }[] = [];
  const read = jest.fn((_key?: unknown) => new Promise<Data>((resolve, reject) => waiting.push({ resolve, reject })));
  return {
    read,
    answer: (data: Data) => act(async () => waiting.shift()!.resolve(data)),
    fail: (error: unknown) => act(async () => waiting.shift()!.reject(error)),
  };
}

/** Collects values that a hook returned inside a component. */
function given<Value>() {
  const values: Value[] = [];
  return { take: (value: Value) => void values.push(value), last: () => values.at(-1)! };
}

const offline = new ApiError({ kind: 'network' });
const text = (value: unknown) => screen.getByRole('status').textContent === JSON.stringify(value);
const shows = (value: unknown) => waitFor(() => expect(text(value)).toBe(true));

function Show({ children }: { children: unknown }) {
  return <output>{JSON.stringify(children)}</output>;
}

test('goes from loading to failed, and to loaded after reload', async () => {
  const server = manualFetch<string[]>();
  const reload = given<() => unknown>();
  function Page() {
    const posts = useQuery(postsKeys.page(1), server.read);
    reload.take(posts.reload);
    return <Show>{[posts.data ?? null, posts.reason ?? null, posts.isLoading]}</Show>;
  }
  renderPage(<Page />);
  await shows([null, null, true]);
  expect(server.read).toHaveBeenCalledWith(postsKeys.page(1));
  await server.fail(offline);
  const sentence = (JSON.parse(screen.getByRole('status').textContent) as [null, string])[1];
  expect(sentence).toMatch(/[а-я]/);
  await shows([null, sentence, false]);
  act(() => void reload.last()());
  await shows([null, sentence, true]);
  await server.answer(['Открытие']);
  await shows([['Открытие'], null, false]);
  act(() => void reload.last()());
  await server.fail(offline);
  await shows([['Открытие'], sentence, false]);
});

test('keeps the last page as `previous` while the next loads', async () => {
  const server = manualFetch<string>();
  const turnTo = given<(page: number) => void>();
  function Page() {
    const [page, setPage] = useState(1);
    turnTo.take(setPage);
    const { data, previous, error } = useQuery(postsKeys.page(page), server.read, { keepsPrevious: true });
    return <Show>{[data ?? null, previous ?? null, error !== undefined]}</Show>;
  }
  renderPage(<Page />);
  await server.answer('первая');
  await shows(['первая', null, false]);
  act(() => turnTo.last()(2));
  await shows([null, 'первая', false]);
  await server.fail(offline);
  await shows([null, 'первая', true]);
  act(() => turnTo.last()(3));
  await server.answer('третья');
  await shows(['третья', null, false]);
});

test('does not refetch `useQueryOnce` on mount, focus or reconnect', async () => {
  const read = jest.fn(async () => 'настройки');
  function Page() {
    const first = useQueryOnce(['settings'], read);
    const second = useQueryOnce(['settings'], read);
    return <Show>{[first.data ?? null, second.data ?? null]}</Show>;
  }
  renderPage(<Page />);
  await shows(['настройки', 'настройки']);
  act(() => {
    window.dispatchEvent(new Event('focus'));
    window.dispatchEvent(new Event('online'));
  });
  expect(read).toHaveBeenCalledTimes(1);
});

test('does not fetch without a key', async () => {
  const read = jest.fn(async () => 'никто');
  function Page() {
    const { data, isLoading } = useQuery(null, read);
    return <Show>{[data ?? null, isLoading]}</Show>;
  }
  renderPage(<Page />);
  await shows([null, false]);
  expect(read).not.toHaveBeenCalled();
});

test('passes on the code of a server failure [OPS-07]', async () => {
  const one = manualFetch<number>();
  const codes = given<unknown>();
  function Page() {
    const query = useQuery(['one'], one.read);
    codes.take(query.code);
    return <Show>{[joinQueries(query).code ?? null]}</Show>;
  }
  renderPage(<Page />);
  await one.fail(new ApiError({ kind: 'http', status: 500, text: '', requestId: '7f3c9a12' }));
  await shows(['7f3c9a12']);
  expect(codes.last()).toBe('7f3c9a12');
});

test('joins queries and reloads only those without data', async () => {
  const one = manualFetch<number>();
  const other = manualFetch<number>();
  const reload = given<() => unknown>();
  function Page() {
    const both = joinQueries(useQuery(['one'], one.read), useQuery(['other'], other.read));
    reload.take(both.reload);
    return <Show>{[both.data ?? null, both.error !== undefined, both.isLoading]}</Show>;
  }
  renderPage(<Page />);
  await shows([null, false, true]);
  await one.answer(1);
  await other.fail(offline);
  await shows([null, true, false]);
  act(() => void reload.last()());
  await shows([null, true, true]);
  await other.answer(2);
  await shows([[1, 2], false, false]);
  expect(one.read).toHaveBeenCalledTimes(1);
});

test('refetches only the affected keys on push events and gaps', async () => {
  const asked = { posts: 0, other: 0 };
  function Page() {
    useQuery(postsKeys.page(1), async () => ++asked.posts);
    useQuery(['other'], async () => ++asked.other);
    useRefreshOn(['invitation'], [postsKeys.isAny]);
    return null;
  }
  const { unmount } = renderPage(<Page />);
  await waitFor(() => expect(asked).toEqual({ posts: 1, other: 1 }));
  act(() => emitRealtime('invitation', {}));
  await waitFor(() => expect(asked).toEqual({ posts: 2, other: 1 }));
  act(() => emitRealtime('gap', {}));
  await waitFor(() => expect(asked).toEqual({ posts: 3, other: 1 }));
  unmount();
  act(() => emitRealtime('gap', {}));
  expect(asked).toEqual({ posts: 3, other: 1 });
});

test('keeps the refresh of an event when the page re-renders', async () => {
  let asked = 0;
  const render = given<() => void>();
  function Page() {
    const [, setRenders] = useState(0);
    render.take(() => setRenders((renders) => renders + 1));
    useQuery(postsKeys.count, async () => ++asked);
    useRefreshOn(['invitation'], [postsKeys.count]);
    return null;
  }
  renderPage(<Page />);
  await waitFor(() => expect(asked).toBe(1));
  act(() => emitRealtime('invitation', {}));
  act(() => render.last()());
  await waitFor(() => expect(asked).toBe(2));
});

interface Post {
  id: number;
  isRead: boolean;
}

/** Runs a command inside `act`, so that its optimistic change renders. */
function start(command: (id: number) => Promise<string>, id: number): Promise<string> {
  let done: Promise<string> | undefined;
  act(() => void (done = command(id)));
  return done!;
}

/** Renders two pages of posts and creates a command that marks one as read. */
function setUp(send: (id: number) => Promise<string>) {
  const asked = { pages: 0, count: 0 };
  const setRead = (isRead: boolean, id: number) => (posts: Post[]) =>
    posts.some((post) => post.id === id) ? posts.map((post) => (post.id === id ? { ...post, isRead } : post)) : posts;
  const useMarkRead = createMutation(send, {
    optimistic: (cache, id) => {
      cache.patch(postsKeys.isPage, setRead(true, id));
      return () => cache.patch(postsKeys.isPage, setRead(false, id));
    },
    refreshes: [postsKeys.count],
    refreshesAfterFailure: [postsKeys.isPage],
  });
  const commands = new Set<(id: number) => Promise<string>>();
  function Page() {
    const readPage = async ([, , page]: readonly ['posts', 'page', number]) => {
      asked.pages += 1;
      // Refetches never settle: the screen then shows only the changes made by the command itself.
      if (asked.pages > 2) return new Promise<Post[]>(() => undefined);
      return [{ id: page, isRead: false }];
    };
    const first = useQuery(postsKeys.page(1), readPage);
    const second = useQuery(postsKeys.page(2), readPage);
    useQuery(postsKeys.count, async () => ++asked.count);
    commands.add(useMarkRead());
    return <Show>{[first, second].map(({ data }) => data?.[0]?.isRead ?? null)}</Show>;
  }
  renderPage(<Page />);
  return { asked, commands };
}

test('updates every cached answer optimistically and refreshes dependent keys', async () => {
  const server = manualFetch<string>();
  const { asked, commands } = setUp(server.read);
  await shows([false, false]);
  const done = start([...commands][0]!, 2);
  await shows([false, true]);
  await server.answer('ok');
  await expect(done).resolves.toBe('ok');
  await waitFor(() => expect(asked).toEqual({ pages: 2, count: 2 }));
  await shows([false, true]);
  expect(commands.size).toBe(1);
});

test('undoes the optimistic change, refetches and rejects on failure', async () => {
  const server = manualFetch<string>();
  const { asked, commands } = setUp(server.read);
  await shows([false, false]);
  const done = start([...commands][0]!, 1);
  await shows([true, false]);
  const caught = done.catch((error: unknown) => error);
  await server.fail(offline);
  expect(await caught).toBe(offline);
  await shows([false, false]);
  await waitFor(() => expect(asked).toEqual({ pages: 4, count: 2 }));
});

test('refetches when a patch overtakes a running fetch', async () => {
  const server = manualFetch<string>();
  const cache = given<QueryCache>();
  function Page() {
    cache.take(useQueryCache());
    return <Show>{useQuery(['post'], server.read).data ?? null}</Show>;
  }
  renderPage(<Page />);
  act(() => cache.last().patch<string>(['post'], (post) => `${post}!`));
  expect(server.read).toHaveBeenCalledTimes(2);
  await server.answer('старое');
  await server.answer('новое');
  await shows('новое');
  expect(cache.last().read(['post'])).toBe('новое');
  expect(cache.last().read(['nobody'])).toBeUndefined();
});

test('drops cached and prefetched answers in `forgetAll`', async () => {
  const cache = given<QueryCache>();
  function Page() {
    cache.take(useQueryCache());
    return null;
  }
  renderPage(<Page />);
  cache.last().write(['mine'], 1);
  const drop = jest.fn();
  setPrefetched({ take: (_address, ask) => ask(), drop });
  await act(async () => cache.last().forgetAll());
  expect(cache.last().read(['mine'])).toBeUndefined();
  expect(drop).toHaveBeenCalledTimes(1);
});

test('does not retain earlier errors of a failing query', async () => {
  jest.useFakeTimers();
  setFlagsFromString('--expose-gc');
  const collectGarbage = runInNewContext('gc') as () => void;
  const errors: WeakRef<ApiError>[] = [];
  async function fail() {
    await Promise.resolve();
    const error = new ApiError({ kind: 'network' }, { cause: new TypeError('Failed to fetch') });
    errors.push(new WeakRef(error));
    throw error;
  }
  const open = given<() => void>();
  let ask: () => Promise<unknown>;
  function Page() {
    const { isLoading, reload } = useQuery(postsKeys.page(1), fail);
    ask = reload;
    return <Show>{isLoading}</Show>;
  }
  function Visits() {
    const [visit, setVisit] = useState(0);
    open.take(() => setVisit(visit + 1));
    return <Page key={visit} />;
  }
  renderPage(<Visits />);
  for (let visit = 1; visit <= 20; visit += 1) {
    act(() => open.last()());
    await act(() => ask().catch(() => {}));
    // SWR's timers retain their closures until they fire.
    await act(() => jest.advanceTimersByTimeAsync(10_000));
  }
  expect(errors.length).toBeGreaterThanOrEqual(20);
  jest.useRealTimers();
  // A dereferenced WeakRef keeps its target alive until the end of the task.
  await setTimeout();
  collectGarbage();
  expect(errors.filter((error) => error.deref()).length).toBeLessThan(5);
});

test('asks once for a key that several components refresh', async () => {
  const server = manualFetch<number>();
  function Page({ keys }: { keys: Parameters<typeof useRefreshOn>[1] }) {
    useRefreshOn(['invitation'], keys);
    return <Show>{useQuery(postsKeys.count, server.read).data ?? null}</Show>;
  }
  renderPage(
    <>
      <Page keys={[postsKeys.count]} />
      <div hidden>
        <Page keys={[postsKeys.isAny]} />
      </div>
    </>,
  );
  await server.answer(1);
  act(() => emitRealtime('invitation', {}));
  await waitFor(() => expect(server.read).toHaveBeenCalledTimes(2));
  await act(() => setTimeout(100));
  expect(server.read).toHaveBeenCalledTimes(2);
});

test('skips the fetch of the first join on request', async () => {
  const server = manualFetch<number>();
  function Page() {
    useRefreshOn(['invitation'], [postsKeys.count], { skipsFirstJoin: true });
    return <Show>{useQuery(postsKeys.count, server.read).data ?? null}</Show>;
  }
  renderPage(<Page />);
  await server.answer(1);
  act(() => emitRealtime('gap', { isFirstJoin: true }));
  await act(() => setTimeout(100));
  expect(server.read).toHaveBeenCalledTimes(1);
  act(() => emitRealtime('gap', {}));
  await waitFor(() => expect(server.read).toHaveBeenCalledTimes(2));
});

test('keeps a response unless key or session change meanwhile [NET-09]', async () => {
  const server = manualFetch<string>();
  const cache = given<QueryCache>();
  function Page() {
    cache.take(useQueryCache());
    return null;
  }
  renderPage(<Page />);
  const keep = () => cache.last().keep(['chats'], server.read);

  void keep();
  await server.answer('первый');
  expect(cache.last().read(['chats'])).toBe('первый');

  void keep();
  cache.last().write(['chats'], 'новее');
  await server.answer('второй');
  expect(cache.last().read(['chats'])).toBe('новее');

  await cache.last().forgetAll();
  void keep();
  await cache.last().forgetAll();
  await server.answer('чужой');
  expect(cache.last().read(['chats'])).toBeUndefined();
});
