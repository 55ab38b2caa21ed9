import type { Clock } from '../clock/clock.ts';

/** What happened that the operator may have to look into. No e-mail, password or token ever stands in it, and no part of an address. */
export type SecurityEvent = {
  /** null when nobody is logged in, or nobody has the e-mail that was named */
  user: number | null;
  address: string;
} & (
  | { event: 'login'; by: 'owner' | 'letter' }
  | { event: 'login_failed'; reason: 'unknown' | 'password' | 'awaiting' | 'throttled' }
  | {
      event: 'password_reset';
      outcome: 'sent' | 'repeated' | 'refused' | 'unknown' | 'awaiting' | 'throttled' | 'failed';
    }
  | { event: 'password_change_failed'; reason: 'password' | 'throttled' }
  | { event: 'password_changed'; by: 'owner' | 'letter' }
  | { event: 'email_changed' }
  | { event: 'email_restored' }
  /** `call` as the router knows it (`GET /api/user/:id`), null for an address that leads nowhere; `times` within a minute */
  | { event: 'refused'; call: string | null; status: number; times: number }
);

/** Writes an event down. */
export type Audit = (event: SecurityEvent) => void;

/** One line of JSON per event, with the moment by the server's clock. */
export function createAudit(clock: Clock, write: (line: string) => void): Audit {
  return (event) => write(JSON.stringify({ at: clock.now().toISOString(), ...event }));
}
