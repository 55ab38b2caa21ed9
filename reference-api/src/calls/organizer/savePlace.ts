import { organizerOperation } from '#platform/http/organizerOperation.ts';
import { savePlaceRow } from './placeRows.ts';

export const savePlace = organizerOperation('savePlace', ({ path, body }, act) => savePlaceRow(act, path.id, body));
