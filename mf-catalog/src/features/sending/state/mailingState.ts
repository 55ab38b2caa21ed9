import { atom } from 'jotai';

/** Why the form is shown again instead of the mailing's result. */
export type SendingNotice = { kind: 'left' } | { kind: 'refused'; reason: string };

/** Phases of a mailing (SEND-01), except LOADING, which the page shows while mailing is closed. */
export type Mailing =
  | { phase: 'creation'; notice?: SendingNotice }
  /** Can still be undone. */
  | { phase: 'countdown'; total: number }
  | { phase: 'sending'; total: number }
  /** The response was lost; `problem` is why the outcome cannot be checked at the moment. */
  | { phase: 'checking'; total: number; reached?: number; problem?: string }
  /** Some were not reached; `problem` is why sending to them was refused. */
  | { phase: 'partly'; total: number; reached: number; rest: readonly number[]; unsure: number; problem?: string }
  /** Another tab runs the mailing. */
  | { phase: 'elsewhere' }
  | { phase: 'success'; total: number };

/** The current account's mailing; it continues while other pages are shown. */
export const mailingAtom = atom<Mailing>({ phase: 'creation' });
