import { guestOperation } from '#platform/http/operation.ts';
import { readSettings } from './readSettings.ts';

export const getSettings = guestOperation('getSettings', (_request, { db, settings }) => readSettings(db, settings));
