import { ApiError, request } from 'shared-api/client';
import { serverNow } from 'shared-api/clock';
import { slotStart } from 'shared-api/time';
import type { MeetingWrite } from '#domain/queuedWrite';
import { texts } from '#domain/queueTexts';
import { sendAnswer } from './useDecideInvitation';

const LATE_FOR_MS = 15 * 60_000;

/** Makes the call of a write. Each of them may arrive twice: the server stores the same again. */
export async function sendWrite(write: Unsent): Promise<void> {
  switch (write.kind) {
    case 'answer':
      await sendAnswer(write.invitation.id, write.decision, write.reason);
      return;
    case 'arrival': {
      requireTimely(write);
      const { meeting, change } = write;
      await request('put', '/api/meeting/{id}/arrival', { path: { id: meeting.meeting_id }, body: change });
      return;
    }
    case 'result': {
      const { meeting, change } = write;
      await request('put', '/api/meetings/{id}/result', { path: { id: meeting.meeting_id }, body: change });
    }
  }
}

type Unsent = MeetingWrite & { at?: number };
type Arrival = Extract<Unsent, { kind: 'arrival' }>;

/** «Опаздываю» that waited too long would mislead: refused here, as the server would refuse it. */
function requireTimely({ at = serverNow(), meeting, change }: Arrival): void {
  if (change.state !== 'late') return;
  const start = slotStart(meeting.date, meeting.point);
  if (at < start && start <= serverNow()) throw refusal(texts.begun);
  if (serverNow() - at > LATE_FOR_MS) throw refusal(texts.tooLate);
}

const refusal = (text: string) => new ApiError({ kind: 'http', status: 409, text });
