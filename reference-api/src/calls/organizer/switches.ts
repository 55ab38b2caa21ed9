import { eq } from 'drizzle-orm';
import type { Schema } from '#platform/contract/types.ts';
import { settings } from '#platform/database/schema.ts';
import { conflict } from '#platform/errors/httpError.ts';
import type { Organizing } from '#platform/journal/organize.ts';
import { readSettings, type Settings } from '../settings/readSettings.ts';
import { siteEvent } from './siteEvent.ts';

export type Switch = Schema<'SwitchName'>;

/** Switches that the environment holds: an organizer cannot change them. */
export const fixedOf = (overrides: Partial<Settings>): Switch[] =>
  SWITCHES.filter((name) => overrides[name] !== undefined);

export const SWITCHES: readonly Switch[] = [
  'attachments_status',
  'sending_status',
  'catalog_status',
  'premoderation_status',
];

/** Saves one switch. @throws HttpError 409 when the environment holds it */
export async function saveSwitch(
  act: Organizing,
  overrides: Partial<Settings>,
  { name, value }: { name: Switch; value: boolean },
): Promise<void> {
  const { tx, tell } = act;
  if (overrides[name] !== undefined) throw conflict('Задано при запуске сервера.');
  const before = (await readSettings(tx, overrides))[name];
  if (before === value) return act.unchanged();
  await tx.insert(settings).values({ name, value }).onConflictDoNothing();
  await tx.update(settings).set({ value }).where(eq(settings.name, name));
  await act.journal('setting', { type: 'setting', title: name }, { [name]: before }, { [name]: value });
  tell(siteEvent('settings'));
}
