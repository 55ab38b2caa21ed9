import type { Clock } from '../clock/clock.ts';
import { log } from '../log/log.ts';

/** A security event for the operator's log. Contains no e-mail, password, token or part of an address. */
export type SecurityEvent = {
  /** Null for a guest, or when no account has the given e-mail. */
  user: number | null;
  address: string;
} & (
  | { event: 'login'; by: 'owner' | 'letter' }
  | { event: 'login_failed'; reason: 'unknown' | 'password' | 'awaiting' | 'throttled' }
  | {
      event: 'password_reset';
      outcome: 'queued' | 'repeated' | 'refused' | 'unknown' | 'awaiting' | 'throttled';
    }
  | { event: 'password_change_failed'; reason: 'password' | 'throttled' }
  | { event: 'confirm_failed'; reason: 'password' | 'throttled' }
  | { event: 'password_changed'; by: 'owner' | 'letter' }
  | { event: 'email_changed' }
  | { event: 'email_restored' }
  /** `call` is the route (`GET /api/user/:id`), null for an unknown address; `times` counts repeats within a minute. */
  | { event: 'refused'; call: string | null; status: number; times: number }
);

export type Audit = (event: SecurityEvent) => void;

/** Logs events with the time of the server's clock. */
export const createAudit =
  (clock: Clock): Audit =>
  (event) =>
    log.info({ at: clock.now().toISOString(), ...event });
