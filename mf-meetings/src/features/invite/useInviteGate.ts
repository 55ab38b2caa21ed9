import { ApiError } from 'shared-api/client';
import type { ActiveEvent, Participant } from 'shared-api/contract';
import { useEvent } from 'shared-api/event';
import { whyNoMeeting, type NoMeeting } from 'shared-api/meeting-rules';
import { joinQueries, type Query } from 'shared-api/query';
import { useCurrentUser } from 'shared-api/session';
import { todayInMoscow } from 'shared-api/time';
import { useParticipant } from 'shared-api/users';

/** Whether the viewer may invite this company, and what is needed for it. */
export interface InviteGate {
  target: Participant;
  /** undefined when there is none */
  event: ActiveEvent | undefined;
  reason: NoMeeting | undefined;
}

/** @param isPreview the owner looks at the page as others see it: what the owner is does not matter */
export function useInviteGate(userId: number, isPreview = false): Query<InviteGate> {
  const viewer = useCurrentUser();
  const target = useParticipant(userId);
  const event = useEvent();
  // A deployment without an active event says so; that is an answer.
  const known = isNotFound(event.error) ? joinQueries(viewer, target) : joinQueries(viewer, target, event);
  const gateOf = ([user, company, active]: readonly [Participant, Participant, ActiveEvent?]): InviteGate => ({
    target: company,
    event: active,
    reason: whyNoMeeting({
      viewer: isPreview ? undefined : user,
      target: company,
      event: active,
      today: todayInMoscow(),
    }),
  });
  return {
    ...known,
    data: known.data && gateOf(known.data),
    previous: undefined,
    reload: async () => {
      await known.reload();
      return undefined;
    },
  };
}

function isNotFound(error: unknown): boolean {
  return error instanceof ApiError && error.problem.kind === 'http' && error.problem.status === 404;
}
