import type { Schema } from '#platform/contract/types.ts';
import type { Database } from '#platform/database/database.ts';
import { settings } from '#platform/database/schema.ts';

export type Settings = Schema<'Settings'>;

// What holds for a setting that neither the database nor the environment mentions.
const DEFAULTS: Settings = {
  attachments_status: true,
  sending_status: true,
  catalog_status: true,
  premoderation_status: false,
};

/** What is switched on now. The environment (`SETTING_…`) wins over the database at every start, and changes nothing in it. */
export async function readSettings(db: Database, overrides: Partial<Settings>): Promise<Settings> {
  const rows = await db.select().from(settings);
  return { ...DEFAULTS, ...Object.fromEntries(rows.map(({ name, value }) => [name, value])), ...overrides };
}
