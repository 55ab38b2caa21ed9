import { organizerOperation } from '#platform/http/organizerOperation.ts';
import { assignPlacesOf } from './placeAssignment.ts';

export const assignPlaces = organizerOperation('assignPlaces', ({ body }, act) => assignPlacesOf(act, body), {
  isExpensive: true,
});
