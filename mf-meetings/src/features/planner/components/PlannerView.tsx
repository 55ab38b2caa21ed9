import { outcome } from 'shared-api/client';
import { useEvent } from 'shared-api/event';
import { noMeetingText } from 'shared-api/meeting-rules';
import { joinQueries } from 'shared-api/query';
import { useCurrentUser } from 'shared-api/session';
import { Alert } from 'shared-ui/Alert';
import { ErrorState } from 'shared-ui/ErrorState';
import { Loaded } from 'shared-ui/Loaded';
import { texts } from '../texts';
import { Planner } from './Planner';
import { PlannerSkeleton } from './PlannerSkeleton';

/**
 * The view «Подбор» of `/meetings` (`?view=plan&with=2,7`): finds times for meetings with several companies at once.
 */
export function PlannerView() {
  const event = useEvent();
  const query = joinQueries(useCurrentUser(), event);
  return (
    <Loaded
      query={query}
      skeleton={<PlannerSkeleton />}
      failed={() =>
        outcome(event.error) === 'not-found' ? (
          <Alert kind="info">{noMeetingText({ kind: 'no-event' })}</Alert>
        ) : (
          <ErrorState onRetry={() => void query.reload()} isRetrying={query.isLoading}>
            {texts.accountFailed} {query.reason}
          </ErrorState>
        )
      }
    >
      {([viewer, active]) => <Planner viewer={viewer} event={active} />}
    </Loaded>
  );
}
