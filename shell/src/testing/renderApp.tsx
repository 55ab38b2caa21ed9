import { render } from '@testing-library/react';
import { MemoryRouter, useLocation, useNavigate, type InitialEntry, type NavigateFunction } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { App } from '../App';

/** Renders the whole shell at an address, with a new SWR cache for each test. */
export function renderApp(address: InitialEntry) {
  let current = '';
  let navigate: NavigateFunction = () => {};
  function Spy() {
    const { pathname, search, hash } = useLocation();
    current = pathname + search + hash;
    navigate = useNavigate();
    return null;
  }
  const result = render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <MemoryRouter initialEntries={[address]} useTransitions={false}>
        <App />
        <Spy />
      </MemoryRouter>
    </SWRConfig>,
  );
  return { ...result, location: () => current, navigate: (to: string) => void navigate(to) };
}
