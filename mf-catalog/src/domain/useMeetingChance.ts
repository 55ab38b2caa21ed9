import { ApiError } from 'shared-api/client';
import type { CurrentUser, Participant } from 'shared-api/contract';
import { useEvent } from 'shared-api/event';
import { noMeetingText, whyNoMeeting, type NoMeeting } from 'shared-api/meeting-rules';
import { todayInMoscow } from 'shared-api/time';
import type { MeetingChance } from './meetingChance';

/** Whom the viewer can invite, by the same rule as the companies' own pages (PART-04). */
export function useMeetingChance(viewer: CurrentUser): {
  /** Why nobody at all can be invited. */
  nobody: NoMeeting | undefined;
  meetingWith: (company: Participant) => MeetingChance;
} {
  const event = useEvent();
  // Until it is known whether there is an event nothing is refused: the company's page decides anyway.
  const isKnown = event.data !== undefined || isNotFound(event.error);
  const whyNot = (target: Pick<Participant, 'only_chat' | 'is_blocked' | 'type'>) =>
    isKnown ? whyNoMeeting({ viewer, target, event: event.data, today: todayInMoscow() }) : undefined;

  const nobody = whyNot({
    type: viewer.type === 'Заказчик' ? 'Поставщик' : 'Заказчик',
    only_chat: false,
    is_blocked: false,
  });
  return {
    nobody,
    meetingWith: (company) => {
      if (nobody) return 'nobody';
      const reason = whyNot(company);
      return reason ? { reason: noMeetingText(reason) } : 'possible';
    },
  };
}

function isNotFound(error: unknown): boolean {
  return error instanceof ApiError && error.problem.kind === 'http' && error.problem.status === 404;
}
