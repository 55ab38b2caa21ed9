import { useEffect, useEffectEvent, useState } from 'react';
import { styled } from 'styled-components';
import { useEachMinute } from 'shared-api/clock';
import type { PropsOf } from 'shared-api/federation';
import { joinQueries } from 'shared-api/query';
import { Button } from 'shared-ui/Button';
import { Delayed } from 'shared-ui/Delayed';
import { Loaded } from 'shared-ui/Loaded';
import { Skeleton } from 'shared-ui/Skeleton';
import { theme } from 'shared-ui/theme';
import { useOpenInvitations } from '#api/useOpenInvitations';
import { InvitationDecisionDialog } from '#components/decision/InvitationDecisionDialog';
import type { PendingDecision } from '#domain/invitationStatus';
import { stripOf } from '../strip';
import { texts } from '../texts';
import { useComingMeetings } from '../useComingMeetings';
import { InvitationStrip } from './InvitationStrip';
import { NextMeetingStrip } from './NextMeetingStrip';

/** Widget: the meeting that is next with a company, or the request that waits, in one line of 40 px with what can be done about it; two where there is no room. */
export function MeetingStrip({ userId, onMeetingChange }: PropsOf<'mf_meetings/MeetingStrip'>) {
  // What has begun goes.
  useEachMinute();
  const query = joinQueries(useOpenInvitations(), useComingMeetings());
  const strip = query.data && stripOf(userId, ...query.data);

  // Here, because the line of a request goes as soon as it is accepted, while its dialog still tells what became of the others.
  const [pending, setPending] = useState<PendingDecision>();
  const [askedUserId, setAskedUserId] = useState(userId);
  // The strip stays when another chat is opened, a question about the former company must not.
  if (askedUserId !== userId) {
    setAskedUserId(userId);
    setPending(undefined);
  }

  const tell = useEffectEvent((hasMeeting: boolean) => onMeetingChange?.(hasMeeting));
  const isKnown = query.data !== undefined;
  const hasMeeting = strip !== undefined;
  useEffect(() => {
    if (isKnown) tell(hasMeeting);
  }, [isKnown, hasMeeting, userId]);

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
        failed={() => (
          <Root role="alert">
            <Failure>{texts.failed}</Failure>
            <Button variant="ghost" size="small" onClick={() => void query.reload()}>
              {texts.retry}
            </Button>
          </Root>
        )}
      >
        {() =>
          strip && (
            <Root role="group" aria-label={texts.label}>
              {strip.kind === 'meeting' ? (
                <NextMeetingStrip date={strip.date} point={strip.point} />
              ) : (
                <InvitationStrip
                  invitation={strip.invitation}
                  onDecide={(decision) => setPending({ decision, invitation: strip.invitation })}
                />
              )}
            </Root>
          )
        }
      </Loaded>
      {pending && <InvitationDecisionDialog pending={pending} onClose={() => setPending(undefined)} />}
    </>
  );
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
