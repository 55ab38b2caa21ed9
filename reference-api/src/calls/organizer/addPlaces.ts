import { organizerOperation } from '#platform/http/organizerOperation.ts';
import { addPlaceRows } from './placeRows.ts';

export const addPlaces = organizerOperation('addPlaces', ({ body }, act) => addPlaceRows(act, body.places));
