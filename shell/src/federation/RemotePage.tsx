import type { ComponentType } from 'react';
import { useLocation } from 'react-router-dom';
import type { PageName } from 'shared-api/federation';
import { ErrorBoundary } from 'shared-ui/ErrorBoundary';
import { ErrorState } from 'shared-ui/ErrorState';
import { useModule } from 'shared-ui/useModule';
import { RemotePageSkeleton } from './RemotePageSkeleton';
import { remotes } from './remotes';
import { reportFailure } from './reportFailure';

interface RemotePageProps {
  /** The page in the federation contract. */
  name: PageName;
  /** How the page is called in the panel that stands in its place when it fails: «Каталог». */
  title: string;
}

/** The place of a remote's page: what fails there stays there, and the rest of the application works on (FED-02). */
export function RemotePage({ name, title }: RemotePageProps) {
  const exposed = useModule(remotes, name);
  const { key: visit } = useLocation();
  switch (exposed.phase) {
    case 'loading':
      return <RemotePageSkeleton />;
    case 'failed':
      return (
        <ErrorState
          onRetry={exposed.retry}
        >{`Раздел «${title}» не загрузился. Проверьте подключение к интернету и повторите.`}</ErrorState>
      );
    case 'ready': {
      // Pages have no properties: the contract says so.
      const Page = exposed.module.default as ComponentType;
      return (
        <ErrorBoundary
          // What one participant's page cannot draw, the next one's may.
          resetKeys={[visit]}
          onError={(error) => reportFailure(name, error)}
          fallback={({ reset }) => (
            <ErrorState
              onRetry={reset}
            >{`В разделе «${title}» произошла ошибка. Остальные разделы работают.`}</ErrorState>
          )}
        >
          <Page />
        </ErrorBoundary>
      );
    }
  }
}
