import { useMemo, useState } from 'react';
import type { ActiveEvent, CurrentUser } from 'shared-api/contract';
import { createCallQueue } from 'shared-api/delivery';
import { joinQueries } from 'shared-api/query';
import { daysBetween } from 'shared-api/time';
import { Loaded } from 'shared-ui/Loaded';
import { useOpenInvitations } from '#api/useOpenInvitations';
import { CALLS_AT_ONCE } from '#domain/limits';
import { useOwnDays } from '../api/useOwnDays';
import { useInvitationSender } from '../plan/useInvitationSender';
import { texts } from '../texts';
import { PlannerBoard } from './PlannerBoard';
import { PlannerSkeleton } from './PlannerSkeleton';

interface PlannerDeskProps {
  viewer: CurrentUser;
  event: ActiveEvent;
  /** The first remaining day of the event, yyyy-MM-dd. */
  first: string;
}

/** Loads the current user's schedule, on which all proposals depend. */
export function PlannerDesk({ viewer, event, first }: PlannerDeskProps) {
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
