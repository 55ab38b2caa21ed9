import type { PropsOf } from 'shared-api/federation';
import { Delayed } from 'shared-ui/Delayed';
import { Loaded } from 'shared-ui/Loaded';
import { useInviteGate } from '../state/useInviteGate';
import { texts } from '../texts';
import { InviteDaySkeleton } from './InviteDaySkeleton';
import { InvitePlan } from './InvitePlan';
import { InviteSection } from './InviteSection';
import { NoMeetingAlert } from './NoMeetingAlert';
import { OpenInvitations } from './OpenInvitations';

/** Calendar for inviting a company to a meeting, or the reason why that is not possible (PART-04 to PART-07). */
export function InviteCalendar({ userId, isPreview = false }: PropsOf<'mf_meetings/InviteCalendar'>) {
  const gate = useInviteGate(userId, isPreview);
  return (
    <Loaded
      query={gate}
      skeleton={
        <InviteSection>
          <Delayed>
            <InviteDaySkeleton />
          </Delayed>
        </InviteSection>
      }
      failed={texts.loadFailed}
    >
      {({ target, event, reason }) => {
        // Chat-only companies can view the schedule, but not invite (PART-06).
        const isReadOnly = reason?.kind === 'viewer-chat-only';
        return event && (!reason || isReadOnly) ? (
          <InvitePlan key={userId} company={target} event={event} reason={reason} isPreview={isPreview} />
        ) : (
          <InviteSection>
            {reason && <NoMeetingAlert reason={reason} userId={userId} isPreview={isPreview} />}
            {!isPreview && <OpenInvitations userId={userId} />}
          </InviteSection>
        );
      }}
    </Loaded>
  );
}
