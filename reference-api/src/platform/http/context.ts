import type { Audit } from '../audit/audit.ts';
import type { Clock } from '../clock/clock.ts';
import type { Limits } from '../config/config.ts';
import type { Schema } from '../contract/types.ts';
import type { Database } from '../database/database.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { Passwords } from '../passwords/passwords.ts';
import type { PushService } from '../push/pushService.ts';
import type { SessionLimits } from '../sessions/sessions.ts';
import type { Storage } from '../storage/openStorage.ts';

/** What every call works with. */
export interface AppContext {
  db: Database;
  clock: Clock;
  push: PushService;
  /** uploaded files */
  storage: Storage;
  mailer: Mailer;
  audit: Audit;
  /** where the front end is, for links in letters; without a slash at the end */
  publicUrl: string;
  /** settings that the environment fixes */
  settings: Partial<Schema<'Settings'>>;
  passwords: Passwords;
  /** opens the failure reports to `release --watch`; without it only administrators read them */
  reportsToken?: string | undefined;
  sessionLimits: SessionLimits;
  limits: Limits;
}
