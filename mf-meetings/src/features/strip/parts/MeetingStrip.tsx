import { useEffect, useEffectEvent, useState } from 'react';
import { styled } from 'styled-components';
import { outcome } from 'shared-api/client';
import { useEachMinute } from 'shared-api/clock';
import type { PropsOf } from 'shared-api/federation';
import { meetingsKeys } from 'shared-api/meetings';
import { joinQueries, useQuery, useRefreshOn, type Query } from 'shared-api/query';
import { Button } from 'shared-ui/Button';
import { Delayed } from 'shared-ui/Delayed';
import { Loaded } from 'shared-ui/Loaded';
import { Skeleton } from 'shared-ui/Skeleton';
import { theme } from 'shared-ui/theme';
import { getMeetings } from '#api/getMeetings';
import { useOpenInvitations } from '#api/useOpenInvitations';
import type { PendingDecision } from '#domain/invitationStatus';
import type { Meeting } from '#domain/meeting';
import { InvitationDecisionDialog } from '#parts/decision/InvitationDecisionDialog';
import { stripOf } from '../state/strip';
import { texts } from '../texts';
import { InvitationStrip } from './InvitationStrip';
import { NextMeetingStrip } from './NextMeetingStrip';

const EVENTS = ['invitation'] as const;
const OUTDATED = [meetingsKeys.coming];

/**
 * Widget: the next meeting or open invitation with a company, in one line of 40 px with its actions; wraps to two lines
 * if necessary. Without a network it shows kept answers and hides without them.
 */
export function MeetingStrip(props: PropsOf<'mf_meetings/MeetingStrip'>) {
  const { userId, isMeetingOnly = false, onMeetingChange } = props;
  // Hides the strip when its meeting is over.
  useEachMinute();
  const openInvitations = useOpenInvitations();
  const comingMeetings = useComingMeetings();
  const query = joinQueries(openInvitations, comingMeetings);
  const isUnreached = query.error !== undefined && outcome(query.error) === 'offline';
  const isReady = query.data !== undefined || isUnreached;
  const invitations = isMeetingOnly ? [] : (openInvitations.data ?? []);
  const strip = isReady ? stripOf(userId, invitations, comingMeetings.data ?? []) : undefined;

  // The state lives here, because the invitation's line disappears on acceptance while the dialog still shows the
  // results for competing companies.
  const [pending, setPending] = useState<PendingDecision>();
  const [askedUserId, setAskedUserId] = useState(userId);
  // The strip stays mounted when another chat opens: close the dialog about the former company.
  if (askedUserId !== userId) {
    setAskedUserId(userId);
    setPending(undefined);
  }

  const tell = useEffectEvent((hasMeeting: boolean) => onMeetingChange?.(hasMeeting));
  const hasMeeting = strip !== undefined;
  const isKnown = query.data !== undefined || hasMeeting;
  useEffect(() => {
    if (isKnown) tell(hasMeeting);
  }, [isKnown, hasMeeting, userId]);

  const line = strip && (
    <Root role="group" aria-label={texts.label}>
      {strip.kind === 'meeting' ? (
        <NextMeetingStrip meeting={strip.meeting} company={strip.company} />
      ) : (
        <InvitationStrip
          invitation={strip.invitation}
          onDecide={(decision) => setPending({ decision, invitation: strip.invitation })}
        />
      )}
    </Root>
  );
  return (
    <>
      <Loaded
        query={query}
        skeleton={
          <Delayed>
            <Root role="status" aria-busy="true" aria-label={texts.loading}>
              <Skeleton width="60%" height={16} />
            </Root>
          </Delayed>
        }
        failed={() =>
          isUnreached ? (
            line
          ) : (
            <Root role="alert">
              <Failure>{texts.failed}</Failure>
              <Button variant="ghost" size="small" onClick={() => void query.reload()}>
                {texts.retry}
              </Button>
            </Root>
          )
        }
      >
        {() => line}
      </Loaded>
      {pending && <InvitationDecisionDialog pending={pending} onClose={() => setPending(undefined)} />}
    </>
  );
}

/** The current user's meetings from today on, ordered by time; cached for all chats. */
function useComingMeetings(): Query<Meeting[]> {
  useRefreshOn(EVENTS, OUTDATED);
  return useQuery(meetingsKeys.coming, () => getMeetings());
}

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${theme.space(2)};
  align-items: center;
  min-height: 40px;
  padding: 0 ${theme.space(4)};
  font-size: ${theme.text.s};

  > svg {
    flex: none;
    color: ${theme.color.accent};
  }
`;

const Failure = styled.span`
  flex: 1;
  color: ${theme.color.textMuted};
`;
