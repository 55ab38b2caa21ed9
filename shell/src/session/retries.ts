import { mayHaveArrived } from 'shared-api/client';

/** Number of automatic retries of a failed load; after them only the user can retry. */
export const RETRIES = 2;
/** Milliseconds. */
export const RETRY_PAUSE = 2_000;

/** A refused call is permanent; other failures may succeed on a retry. */
export function isRefusal(error: unknown): boolean {
  return !mayHaveArrived(error);
}
