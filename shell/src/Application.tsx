import { StrictMode, type ReactNode } from 'react';
import { App } from './App';

interface ApplicationProps {
  /** The router of the browser or, where the build draws pages, one that stands still. */
  router: (props: { children: ReactNode }) => ReactNode;
  /** The server has sent a page that was drawn for guests. */
  isForGuest?: boolean;
}

/** Everything that is drawn, in the browser and by the build: what both draw must be the same. */
export function Application({ router: Router, isForGuest }: ApplicationProps) {
  return (
    <StrictMode>
      <Router>
        <App isForGuest={isForGuest} />
      </Router>
    </StrictMode>
  );
}
