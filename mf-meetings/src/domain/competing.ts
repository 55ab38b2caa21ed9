import { isPastSlot } from 'shared-api/time';

interface SlotRequest {
  id: number;
  date: string;
  point: string;
}

/** The requests among these that ask for the same slot, the request itself among them if it is there. Of one slot one can be accepted. */
export function requestsForSlot<Request extends SlotRequest>(
  { date, point }: Pick<SlotRequest, 'date' | 'point'>,
  requests: readonly Request[],
): Request[] {
  return requests.filter((each) => each.date === date && each.point === point && !isPastSlot(date, point));
}
