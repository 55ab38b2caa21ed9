import { organizerOperation } from '#platform/http/organizerOperation.ts';
import { deletePlaceRow } from './placeRows.ts';

export const deletePlace = organizerOperation('deletePlace', async ({ path }, act) => {
  await deletePlaceRow(act, path.id);
  return { ok: true };
});
