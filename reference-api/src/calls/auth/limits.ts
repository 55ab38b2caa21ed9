import type { LimitRule } from '#platform/limits/limiter.ts';

const WINDOW_MS = 5 * 60 * 1000;
const DAY_MS = 24 * 60 * 60 * 1000;

/** Failed logins from one place. */
export const LOGIN_PLACE = { name: 'login-place', points: 60, windowMs: WINDOW_MS } satisfies LimitRule;

/** Failed logins to one account from one place. */
export const LOGIN_PAIR = { name: 'login-pair', points: 10, windowMs: WINDOW_MS } satisfies LimitRule;

/** Failed logins to one account from all places; high, so that a stranger who knows an e-mail cannot lock its owner out. */
export const LOGIN_ACCOUNT = { name: 'login-account', points: 200, windowMs: WINDOW_MS } satisfies LimitRule;

/** How long a place is remembered after a login with the right password. */
export const PLACE_MS = 90 * DAY_MS;

/** Wrong old passwords for one account from one place. */
export const PASSWORD_PLACE = { name: 'password-place', points: 10, windowMs: WINDOW_MS } satisfies LimitRule;

/** Wrong old passwords for one account from all places. */
export const PASSWORD_ACCOUNT = { name: 'password-account', points: 200, windowMs: WINDOW_MS } satisfies LimitRule;

/** Password resets requested from one place. */
export const RESET_PLACE = { name: 'reset-place', points: 60, windowMs: WINDOW_MS } satisfies LimitRule;

/** Password e-mails to one account, counted apart for its known places. */
export const RESET_EMAIL = { name: 'reset-letter', points: 1, windowMs: WINDOW_MS } satisfies LimitRule;

/** Sign-ups from one place. */
export const SIGNUP_PLACE = { name: 'signup-place', points: 60, windowMs: WINDOW_MS } satisfies LimitRule;

/** New accounts from one network in a day, see `networkOf`: enough for a company or a shared network. */
export const SIGNUP_DAY = { name: 'signup-day', points: 50, windowMs: DAY_MS } satisfies LimitRule;

/**
 * Password e-mails to one mailbox, counted by `counterOf` in resetPassword.ts. Each kind of e-mail has its own counter, so that resets
 * cannot suppress the notice about a changed address.
 */
export const PASSWORD_MAILBOX = { name: 'password-mailbox', points: 10, windowMs: DAY_MS } satisfies LimitRule;

/** E-mails about changed addresses to one mailbox. */
export const UNDO_MAILBOX = { name: 'undo-mailbox', points: 20, windowMs: DAY_MS } satisfies LimitRule;

/** Changes of an account's e-mail address; each may send an e-mail. */
export const EMAIL_CHANGES = { name: 'email-changes', points: 5, windowMs: DAY_MS } satisfies LimitRule;
