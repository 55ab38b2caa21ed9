import { useState } from 'react';
import { outcome } from 'shared-api/client';
import { EmptyState } from 'shared-ui/EmptyState';
import { ErrorState } from 'shared-ui/ErrorState';
import { Loaded } from 'shared-ui/Loaded';
import { Skeleton } from 'shared-ui/Skeleton';
import { useBroadcast } from '../api/useBroadcasts';
import { texts } from '../texts';
import { BroadcastEditor } from './BroadcastEditor';
import { BroadcastStatus } from './BroadcastStatus';

/** A saved mailing: the editor of a draft, else how far sending is. */
export function OpenBroadcast({ id }: { id: number }) {
  const [isMoving, setIsMoving] = useState(false);
  const broadcast = useBroadcast(id, isMoving);
  const state = broadcast.data?.state;
  const isUnderWay = state === 'scheduled' || state === 'sending';
  if (isUnderWay !== isMoving) setIsMoving(isUnderWay);
  return (
    <Loaded
      query={broadcast}
      skeleton={<Skeleton height={320} />}
      failed={(error) =>
        outcome(error) === 'not-found' ? (
          <EmptyState>{texts.notFound}</EmptyState>
        ) : (
          <ErrorState
            reason={broadcast.reason}
            onRetry={() => void broadcast.reload()}
            isRetrying={broadcast.isLoading}
            code={broadcast.code}
          >
            {texts.cardFailed}
          </ErrorState>
        )
      }
    >
      {(card) =>
        card.state === 'draft' ? <BroadcastEditor saved={card} segment={{}} /> : <BroadcastStatus broadcast={card} />
      }
    </Loaded>
  );
}
