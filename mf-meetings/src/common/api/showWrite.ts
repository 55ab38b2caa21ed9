import type { MeetingCompany } from 'shared-api/contract';
import { meetingsKeys } from 'shared-api/meetings';
import type { QueryCache } from 'shared-api/query';
import { withArrival } from '#domain/arrival';
import type { MeetingWrite } from '#domain/queuedWrite';
import { OUTDATED_BY_DECISION, showDecision } from './useDecideInvitation';
import { RESULTS, showResult } from './useMeetingResults';

/** Shows a write that the server has, before the pages read again. */
export function showWrite(cache: QueryCache, write: MeetingWrite): void {
  switch (write.kind) {
    case 'answer':
      showDecision(cache, write);
      break;
    case 'arrival': {
      const { meeting, change } = write;
      cache.patch(meetingsKeys.companies(meeting.date), (companies: MeetingCompany[]) =>
        companies.map((each) => (each.meeting_id === meeting.meeting_id ? withArrival(each, change) : each)),
      );
      break;
    }
    case 'result':
      showResult(cache, write.meeting, write.change);
      return;
  }
  rereadAfter(cache, write);
}

/** Reads again what a write outdates, also a refused one: meeting or invitation have changed meanwhile. */
export function rereadAfter(cache: QueryCache, { kind }: MeetingWrite): void {
  switch (kind) {
    case 'answer':
      return cache.refresh(...OUTDATED_BY_DECISION);
    case 'arrival':
      return cache.refresh(meetingsKeys.isDay, meetingsKeys.agenda, meetingsKeys.coming);
    case 'result':
      return cache.refresh(RESULTS);
  }
}
