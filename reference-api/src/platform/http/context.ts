import type { Audit } from '../audit/audit.ts';
import type { Clock } from '../clock/clock.ts';
import type { Limits } from '../config/config.ts';
import type { Owners } from '../config/owners.ts';
import type { Schema } from '../contract/types.ts';
import type { Database } from '../database/database.ts';
import type { Limiter } from '../limits/limiter.ts';
import type { ReadPlaces } from '../limits/readPlaces.ts';
import type { Passwords } from '../passwords/passwords.ts';
import type { PushService } from '../push/pushService.ts';
import type { SessionLimits } from '../sessions/sessions.ts';
import type { Storage } from '../storage/openStorage.ts';
import type { WebPush } from '../web-push/webPush.ts';

/** Everything that the calls share. */
export interface AppContext {
  db: Database;
  clock: Clock;
  push: PushService;
  /** Storage of uploaded files. */
  storage: Storage;
  audit: Audit;
  /** Address of the front end for links in e-mails; without a trailing slash. */
  publicUrl: string;
  /** Settings overridden by the environment. */
  settings: Partial<Schema<'Settings'>>;
  passwords: Passwords;
  sessionLimits: SessionLimits;
  limits: Limits;
  /** Counts actions of users and addresses over all processes of the database. */
  limiter: Limiter;
  /** Addresses for alerts of failing builds. */
  owners: Owners;
  /** Limits the expensive reads of this process. */
  reads: ReadPlaces;
  /** Undefined where the operator has set no keys. */
  webPush?: WebPush | undefined;
  /** Why the registry of builds cannot be read, if so. */
  registryProblem?: () => string | undefined;
}
