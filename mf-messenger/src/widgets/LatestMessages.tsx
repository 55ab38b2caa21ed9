import type { PropsOf } from 'shared-api/federation';
import { LatestMessagesList } from '../features/messages/components/LatestMessagesList';

/** The last incoming messages of the current user, for another package's page (OWN-02). */
export function LatestMessages({ limit }: PropsOf<'mf_messenger/LatestMessages'>) {
  return <LatestMessagesList limit={limit} />;
}
