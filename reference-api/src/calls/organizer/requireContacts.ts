import type { Clock } from '#platform/clock/clock.ts';
import type { Database } from '#platform/database/database.ts';
import { requireConfirmed } from './requireConfirmed.ts';

/** Companies whose contacts an administrator may read in an hour without the password: more than a person looks at. */
export const UNCONFIRMED_CONTACTS = 1000;
const HOUR_MS = 60 * 60 * 1000;

interface Reads {
  since: number;
  /** Companies count once, because open pages read their lists again and again. */
  companies: Set<number>;
}

/** By application and administrator; each process counts. */
const counted = new WeakMap<Database, Map<number, Reads>>();

/** @throws HttpError 403 with `x-confirm: password` when contacts of too many companies were read without the password */
export async function requireContacts(
  { db, clock }: { db: Database; clock: Clock },
  { viewer, token }: { viewer: { id: number }; token: string | undefined },
  ids: readonly number[],
): Promise<void> {
  const now = clock.now();
  const ofApp = counted.get(db) ?? new Map<number, Reads>();
  counted.set(db, ofApp);
  let reads = ofApp.get(viewer.id);
  if (!reads || now.getTime() - reads.since >= HOUR_MS) reads = { since: now.getTime(), companies: new Set() };
  ofApp.set(viewer.id, reads);
  const { companies } = reads;
  const fresh = ids.filter((id) => !companies.has(id));
  if (fresh.length > 0 && companies.size + fresh.length > UNCONFIRMED_CONTACTS) await requireConfirmed(db, token, now);
  for (const id of fresh) companies.add(id);
}
