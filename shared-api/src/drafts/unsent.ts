import { keepDraft, readDraft } from './draft';

/** Whether an account has messages in this browser that wait to be sent: says so without opening the database. */
export function hasUnsent(account: number): boolean {
  return readDraft(hintOf(account)) !== '';
}

/** Notes for `hasUnsent`, in this and in later page loads. */
export function noteUnsent(account: number, isThere: boolean): void {
  if (isThere !== hasUnsent(account)) keepDraft(hintOf(account), isThere ? '1' : '');
}

const hintOf = (account: number) => `unsent.${account}`;
