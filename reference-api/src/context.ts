import type { Clock } from './clock.ts';
import type { Database } from './db/database.ts';
import type { PushService } from './push/pushService.ts';
import type { Settings } from './settings/settings.ts';

/** What every call works with. */
export interface AppContext {
  db: Database;
  clock: Clock;
  push: PushService;
  /** settings that the environment fixes */
  settings: Partial<Settings>;
  /** log2 of scrypt's work factor for new passwords */
  passwordCost: number;
}
