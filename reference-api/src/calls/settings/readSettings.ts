import type { Schema } from '#platform/contract/types.ts';
import type { Database } from '#platform/database/database.ts';
import { settings } from '#platform/database/schema.ts';

export type Settings = Schema<'Settings'>;

// Values of settings missing from both the database and the environment.
const DEFAULTS: Settings = {
  attachments_status: true,
  sending_status: true,
  catalog_status: true,
  premoderation_status: false,
};

/** Additions to the specification that clients may use. */
const FEATURES = [
  'notices',
  'invitation_text',
  'invitation_lists',
  'meeting',
  'reasons',
  'results',
  'places',
  'site',
  'calendar_feed',
  'fit_sort',
  'common_time',
  'arrivals',
  'openings',
  'wishes',
  'marks',
];

/** Reads the current settings. `SETTING_…` environment variables override stored values without changing them. */
export async function readSettings(db: Database, overrides: Partial<Settings>): Promise<Settings> {
  const rows = await db.select().from(settings);
  return {
    ...DEFAULTS,
    features: FEATURES,
    ...Object.fromEntries(rows.map(({ name, value }) => [name, value])),
    ...overrides,
  };
}
