import { eq } from 'drizzle-orm';
import { isBlank } from 'shared-api/text';
import type { Schema } from '#platform/contract/types.ts';
import { lockTransaction, SITE_LOCK, type Database } from '#platform/database/database.ts';
import { siteContent } from '#platform/database/schema.ts';
import { badRequest } from '#platform/errors/httpError.ts';
import type { Organizing } from '#platform/journal/organize.ts';
import { siteEvent } from './siteEvent.ts';
import { requireVersion } from './versions.ts';

type Site = Schema<'Site'>;
type Name = Schema<'SiteName'>;
type Form = Schema<'SiteForm'>;

/** What participants see; a missing part leaves the front end its own. */
export async function readSite(db: Database): Promise<Site> {
  const rows = await db.select({ name: siteContent.name, value: siteContent.value }).from(siteContent);
  return Object.fromEntries(rows.map(({ name, value }) => [name, value]));
}

/** The versions of what organizers edit; 0 for a part without a saved value. */
export async function readVersions(db: Database): Promise<Record<Name, number>> {
  const rows = await db.select({ name: siteContent.name, version: siteContent.version }).from(siteContent);
  const none = { managers: 0, rules: 0, banners: 0, privacy: 0 };
  return { ...none, ...Object.fromEntries(rows.map(({ name, version }) => [name, version])) };
}

/** Saves one part. @throws StateError after a change by another organizer */
export async function saveSitePart(act: Organizing, name: Name, { version, ...parts }: Form): Promise<void> {
  const { tx, tell } = act;
  const value = parts[name];
  if (value === undefined) throw badRequest(`Не хватает поля «${name}».`);
  if (requiredTexts(parts).some(isBlank)) throw badRequest('Поле не должно быть пустым.');
  await lockTransaction(tx, SITE_LOCK);
  const [before] = await tx.select().from(siteContent).where(eq(siteContent.name, name));
  await requireVersion(act, { type: 'site' }, before?.version ?? 0, version, {
    version: before?.version ?? 0,
    [name]: before?.value ?? null,
  });
  const next = { value, version: version + 1 };
  await tx
    .insert(siteContent)
    .values({ name, ...next })
    .onConflictDoUpdate({ target: siteContent.name, set: next });
  const was = before ? { [name]: before.value } : null;
  await act.journal('site', { type: 'site', title: name }, was, { [name]: value });
  tell(siteEvent('content'));
}

const requiredTexts = ({ managers = [], rules, banners = [] }: Site): string[] => [
  ...managers.map(({ name }) => name),
  ...(rules?.text === undefined ? [] : [rules.text]),
  ...banners.map(({ label }) => label),
];
