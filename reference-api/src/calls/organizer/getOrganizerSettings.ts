import { administratorOperation } from '#platform/http/operation.ts';
import { readSettings } from '../settings/readSettings.ts';
import { fixedOf } from './switches.ts';

export const getOrganizerSettings = administratorOperation(
  'getOrganizerSettings',
  async (_request, { db, settings }) => ({
    settings: await readSettings(db, settings),
    fixed: fixedOf(settings),
  }),
);
