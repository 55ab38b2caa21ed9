import { outcome } from 'shared-api/client';
import type { ActiveEvent, Participant } from 'shared-api/contract';
import { useEvent } from 'shared-api/event';
import { whyNoMeeting, type NoMeeting } from 'shared-api/meeting-rules';
import { joinQueries, type Query } from 'shared-api/query';
import { useCurrentUser } from 'shared-api/session';
import { todayInMoscow } from 'shared-api/time';
import { useParticipant } from 'shared-api/users';

/** Data that decides whether the current user can invite a company. */
export interface InviteGate {
  target: Participant;
  /** undefined without an active event */
  event: ActiveEvent | undefined;
  reason: NoMeeting | undefined;
}

/**
 * Decides whether inviting is possible.
 * @param isPreview the owner views the page as others see it: ignore the owner's own restrictions
 */
export function useInviteGate(userId: number, isPreview = false): Query<InviteGate> {
  const viewer = useCurrentUser();
  const target = useParticipant(userId);
  const event = useEvent();
  // 404 means that the deployment has no active event, which is a valid answer.
  const query = outcome(event.error) === 'not-found' ? joinQueries(viewer, target) : joinQueries(viewer, target, event);
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
    ...query,
    data: query.data && gateOf(query.data),
    previous: undefined,
    reload: async () => {
      await query.reload();
      return undefined;
    },
  };
}
