import { useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import { outcome } from 'shared-api/client';
import { useEachMinute } from 'shared-api/clock';
import type { ActiveEvent, CurrentUser } from 'shared-api/contract';
import { createCallQueue } from 'shared-api/delivery';
import { useEvent } from 'shared-api/event';
import { noMeetingText, whyNoMeeting } from 'shared-api/meeting-rules';
import { paths } from 'shared-api/paths';
import { joinQueries } from 'shared-api/query';
import { useCurrentUser } from 'shared-api/session';
import { daysBetween, todayInMoscow } from 'shared-api/time';
import { Alert } from 'shared-ui/Alert';
import { ErrorState } from 'shared-ui/ErrorState';
import { Loaded } from 'shared-ui/Loaded';
import { useOpenInvitations } from '#api/useOpenInvitations';
import { CALLS_AT_ONCE } from '#domain/limits';
import { useOwnDays } from '../api/useOwnDays';
import { useInvitationSender } from '../state/useInvitationSender';
import { texts } from '../texts';
import { PlannerBoard } from './PlannerBoard';
import { PlannerSkeleton } from './PlannerSkeleton';

/**
 * The view «Подобрать время» of `/meetings` (`?view=plan&with=2,7`): finds times for meetings with several companies at once.
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
          <ErrorState
            reason={query.reason}
            onRetry={() => void query.reload()}
            isRetrying={query.isLoading}
            code={query.code}
          >
            {texts.accountFailed}
          </ErrorState>
        )
      }
    >
      {([viewer, active]) => <Planner viewer={viewer} event={active} />}
    </Loaded>
  );
}

interface PlannerProps {
  viewer: CurrentUser;
  event: ActiveEvent;
}

/** The planner, or the reason why the current user cannot invite. */
function Planner({ viewer, event }: PlannerProps) {
  useEachMinute();
  const today = todayInMoscow();
  // An imaginary company without restrictions: remaining reasons apply to all companies.
  const type = viewer.type === 'Заказчик' ? 'Поставщик' : 'Заказчик';
  const reason = whyNoMeeting({ viewer, target: { type, only_chat: false, is_blocked: false }, event, today });
  if (reason) {
    return (
      <Alert kind="info">
        {noMeetingText(reason)}{' '}
        {reason.kind === 'viewer-chat-only' && <Link to={`${paths.profileEdit}#meetings`}>{texts.toProfile}</Link>}
      </Alert>
    );
  }
  return <PlannerDesk viewer={viewer} event={event} first={today > event.datestart ? today : event.datestart} />;
}

interface PlannerDeskProps {
  viewer: CurrentUser;
  event: ActiveEvent;
  /** The first remaining day of the event, yyyy-MM-dd. */
  first: string;
}

/** Loads the current user's schedule, on which all proposals depend. */
function PlannerDesk({ viewer, event, first }: PlannerDeskProps) {
  const [calls] = useState(() => createCallQueue(CALLS_AT_ONCE));
  const allDays = useMemo(() => daysBetween(first, event.dateend), [first, event.dateend]);
  const sender = useInvitationSender(viewer.id);
  const days = useOwnDays(allDays, calls, !sender.sending.isRunning);
  const invitations = useOpenInvitations();
  return (
    <Loaded query={joinQueries(days, invitations)} skeleton={<PlannerSkeleton />} failed={texts.loadFailed}>
      {([ownDays, open]) => (
        <PlannerBoard
          viewer={viewer}
          event={event}
          allDays={allDays}
          ownDays={ownDays}
          open={open}
          onRereadOwn={() => Promise.all([days.reload(), invitations.reload()])}
          sender={sender}
          calls={calls}
        />
      )}
    </Loaded>
  );
}
