import { useCallback, useMemo } from 'react';
import { ApiError } from 'shared-api/client';
import type { CurrentUser, Participant } from 'shared-api/contract';
import { useEvent } from 'shared-api/event';
import { noMeetingText, whyNoMeeting, type NoMeeting } from 'shared-api/meeting-rules';
import { todayInMoscow } from 'shared-api/time';
import type { MeetingChance } from './meetingChance';

type Target = Pick<Participant, 'only_chat' | 'is_blocked' | 'type'>;

/** Whom the viewer can invite, by the same rule as the companies' own pages (PART-04). `meetingWith` is another one only when its answers may be. */
export function useMeetingChance(viewer: CurrentUser): {
  /** Why nobody at all can be invited. */
  nobody: NoMeeting | undefined;
  meetingWith: (company: Participant) => MeetingChance;
} {
  const event = useEvent();
  // Until it is known whether there is an event nothing is refused: the company's page decides anyway.
  const isKnown = event.data !== undefined || isNotFound(event.error);
  const today = todayInMoscow();
  const whyNot = useCallback(
    (target: Target) => (isKnown ? whyNoMeeting({ viewer, target, event: event.data, today }) : undefined),
    [viewer, event.data, isKnown, today],
  );
  const anybody = useMemo<Target>(
    () => ({ type: viewer.type === 'Заказчик' ? 'Поставщик' : 'Заказчик', only_chat: false, is_blocked: false }),
    [viewer.type],
  );
  // One object as long as the answer is the same: `meetingWith` hangs on it, and all cards hang on that.
  const nobody = useMemo(() => whyNot(anybody), [whyNot, anybody]);
  const meetingWith = useCallback(
    (company: Participant): MeetingChance => {
      if (nobody) return 'nobody';
      // Asking the calendar for each card of a page would take longer than drawing it.
      if (isLike(company, anybody)) return 'possible';
      const reason = whyNot(company);
      return reason ? { reason: noMeetingText(reason) } : 'possible';
    },
    [nobody, anybody, whyNot],
  );
  return { nobody, meetingWith };
}

function isLike(one: Target, other: Target): boolean {
  return one.type === other.type && one.only_chat === other.only_chat && one.is_blocked === other.is_blocked;
}

function isNotFound(error: unknown): boolean {
  return error instanceof ApiError && error.problem.kind === 'http' && error.problem.status === 404;
}
