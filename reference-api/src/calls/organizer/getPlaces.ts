import { administratorOperation } from '#platform/http/operation.ts';
import { findPlaces } from './placeRows.ts';

export const getPlaces = administratorOperation('getPlaces', async (_request, { db }) => ({
  places: await findPlaces(db),
}));
