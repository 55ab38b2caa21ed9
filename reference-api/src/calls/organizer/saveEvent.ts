import { organizerOperation } from '#platform/http/organizerOperation.ts';
import { readEvent, saveWholeEvent } from './eventDates.ts';

export const saveEvent = organizerOperation('saveEvent', async ({ body }, act) => {
  await saveWholeEvent(act, body);
  return { event: await readEvent(act.tx) };
});
