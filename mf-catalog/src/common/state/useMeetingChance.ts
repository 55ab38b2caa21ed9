import { useCallback, useMemo } from 'react';
import { outcome } from 'shared-api/client';
import type { CurrentUser, Participant } from 'shared-api/contract';
import { useEvent } from 'shared-api/event';
import { noMeetingText, whyNoMeeting, type NoMeeting } from 'shared-api/meeting-rules';
import { todayInMoscow } from 'shared-api/time';
import type { MeetingChance } from '#domain/meetingChance';

type Target = Pick<Participant, 'only_chat' | 'is_blocked' | 'type'>;

/**
 * Decides which companies the viewer can invite, by the same rule as the companies' own pages (PART-04). `meetingWith`
 * keeps its identity until its results may change.
 */
export function useMeetingChance(viewer: CurrentUser): {
  /** Why no company can be invited; undefined when some can. */
  noMeetings: NoMeeting | undefined;
  meetingWith: (company: Participant) => MeetingChance;
} {
  const event = useEvent();
  // While the event is loading, allow all meetings: the company's page decides anyway.
  const isKnown = event.data !== undefined || outcome(event.error) === 'not-found';
  const today = todayInMoscow();
  const whyNot = useCallback(
    (target: Target) => (isKnown ? whyNoMeeting({ viewer, target, event: event.data, today }) : undefined),
    [viewer, event.data, isKnown, today],
  );
  const anybody = useMemo<Target>(
    () => ({ type: viewer.type === 'Заказчик' ? 'Поставщик' : 'Заказчик', only_chat: false, is_blocked: false }),
    [viewer.type],
  );
  // Memoised: `meetingWith` depends on it, and all cards depend on `meetingWith`.
  const noMeetings = useMemo(() => whyNot(anybody), [whyNot, anybody]);
  const meetingWith = useCallback(
    (company: Participant): MeetingChance => {
      if (noMeetings) return 'nobody';
      // Skip the rule for typical companies: running it for all cards would take longer than rendering them.
      if (isLike(company, anybody)) return 'possible';
      const reason = whyNot(company);
      return reason ? { reason: noMeetingText(reason) } : 'possible';
    },
    [noMeetings, anybody, whyNot],
  );
  return { noMeetings, meetingWith };
}

function isLike(one: Target, other: Target): boolean {
  return one.type === other.type && one.only_chat === other.only_chat && one.is_blocked === other.is_blocked;
}
