import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { PageName } from 'shared-api/federation';
import { ArrivalContext, createArrival } from 'shared-ui/PageHeader';
import { ModulePlace } from 'shared-ui/Widget';
import { RemotePageFailure } from './RemotePageFailure';
import { RemotePageSkeleton } from './RemotePageSkeleton';
import { remotes } from './remotes';

interface RemotePageProps {
  /** The page in the federation contract. */
  name: PageName;
  /** How the page is called in the panel that stands in its place when it fails: «Каталог». */
  title: string;
  /** Whether it was come to from another page of the application. */
  isArrival: boolean;
}

/** The place of a remote's page: what fails there stays there, and the rest of the application works on (FED-02). */
export function RemotePage({ name, title, isArrival }: RemotePageProps) {
  const { key: visit } = useLocation();
  const [arrival] = useState(createArrival);
  return (
    <ArrivalContext value={isArrival ? arrival : undefined}>
      <ModulePlace
        loader={remotes}
        name={name}
        waiting={<RemotePageSkeleton />}
        failed={(failure) => <RemotePageFailure title={title} {...failure} />}
        // What one participant's page cannot draw, the next one's may.
        resetKeys={[visit]}
      />
    </ArrivalContext>
  );
}
