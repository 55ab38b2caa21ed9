import { atom } from 'jotai';

/** Why the form is there again, although a mailing was on its way. */
export type SendingNotice = { kind: 'left' } | { kind: 'refused'; reason: string };

/** What a mailing is doing (SEND-01; the page itself is LOADING until it may be written). */
export type Mailing =
  | { phase: 'creation'; notice?: SendingNotice }
  /** It can still be taken back. */
  | { phase: 'countdown'; total: number }
  | { phase: 'sending'; total: number }
  /** The answer was lost; `problem` is why it cannot be found out at the moment. */
  | { phase: 'checking'; total: number; reached?: number; problem?: string }
  /** Some were not reached; `problem` is why writing to them was refused. */
  | { phase: 'partly'; total: number; reached: number; rest: readonly number[]; unsure: number; problem?: string }
  /** Another tab is at it. */
  | { phase: 'elsewhere' }
  | { phase: 'success'; total: number };

/** The mailing of the account that is logged in; it goes on while other pages are looked at. */
export const mailingAtom = atom<Mailing>({ phase: 'creation' });
