import { useLocation } from 'react-router-dom';
import type { PageName } from 'shared-api/federation';
import { ArrivalContext } from 'shared-ui/page';
import { ModulePlace } from 'shared-ui/Widget';
import { RemotePageFailure } from './RemotePageFailure';
import { RemotePageSkeleton } from './RemotePageSkeleton';
import { remotes } from './remotes';

interface RemotePageProps {
  name: PageName;
  /** The page's title in the failure panel: «Каталог». */
  title: string;
  /** Whether it was reached by an in-app navigation. */
  isArrival: boolean;
}

/** Renders a remote's page and contains its failures, so that the rest of the application keeps working (FED-02). */
export function RemotePage({ name, title, isArrival }: RemotePageProps) {
  const { key: visit } = useLocation();
  return (
    <ArrivalContext value={isArrival}>
      <ModulePlace
        loader={remotes}
        name={name}
        waiting={<RemotePageSkeleton />}
        failed={(failure) => <RemotePageFailure name={name} title={title} {...failure} />}
        // Retries at the next address: one participant's data may fail where another's do not.
        resetKeys={[visit]}
        mustDraw
      />
    </ArrivalContext>
  );
}
