import type { Clock } from './clock.ts';
import type { Database } from './db/database.ts';
import type { Mailer } from './mail/mailer.ts';
import type { PushService } from './push/pushService.ts';
import type { Settings } from './settings/settings.ts';
import type { Storage } from './storage/openStorage.ts';

/** What every call works with. */
export interface AppContext {
  db: Database;
  clock: Clock;
  push: PushService;
  /** uploaded files */
  storage: Storage;
  mailer: Mailer;
  /** where the front end is, for links in letters; without a slash at the end */
  publicUrl: string;
  /** settings that the environment fixes */
  settings: Partial<Settings>;
  /** log2 of scrypt's work factor for new passwords */
  passwordCost: number;
}
