import { organizerOperation } from '#platform/http/organizerOperation.ts';
import { readEvent, saveWholeEvent } from './eventDates.ts';
import { requireConfirmed } from './requireConfirmed.ts';

export const saveEvent = organizerOperation('saveEvent', async ({ body, transport }, act) => {
  // New dates may cancel all meetings.
  if (body.accept) await requireConfirmed(act.tx, transport.token, act.now);
  await saveWholeEvent(act, body);
  return { event: await readEvent(act.tx) };
});
