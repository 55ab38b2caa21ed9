import { render, type RenderResult } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { SWRConfig } from 'swr';

/**
 * Renders a page as the shell would: with an address, an SWR cache and a jotai store, all new for each test.
 * `location()` returns the current address.
 */
export function renderPage(
  page: ReactNode,
  { address = '/' }: { address?: string } = {},
): RenderResult & { store: ReturnType<typeof createStore>; location: () => string } {
  const store = createStore();
  let current = address;
  function Spy() {
    const { pathname, search } = useLocation();
    current = pathname + search;
    return null;
  }
  const result = render(
    <Provider store={store}>
      <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0, shouldRetryOnError: false }}>
        <MemoryRouter initialEntries={[address]} useTransitions={false}>
          {page}
          <Spy />
        </MemoryRouter>
      </SWRConfig>
    </Provider>,
  );
  return { ...result, store, location: () => current };
}
