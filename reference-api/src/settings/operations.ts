import { guestOperation } from '../http/operation.ts';
import { readSettings } from './settings.ts';

export const getSettings = guestOperation('getSettings', (_request, { db, settings }) => readSettings(db, settings));
