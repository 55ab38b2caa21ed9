import { StrictMode, type ReactNode } from 'react';
import { App } from '../App';

interface ApplicationProps {
  /** The browser's router, or a static router when the build prerenders pages. */
  router: (props: { children: ReactNode }) => ReactNode;
  isForGuest?: boolean;
}

/** The whole application. The browser and the build both render it, so that hydration finds equal markup. */
export function Application({ router: Router, isForGuest }: ApplicationProps) {
  return (
    <StrictMode>
      <Router>
        <App isForGuest={isForGuest} />
      </Router>
    </StrictMode>
  );
}
