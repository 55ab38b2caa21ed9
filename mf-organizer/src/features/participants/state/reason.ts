import { isBlank } from 'shared-api/text';
import { REASON_LENGTH } from '../limits';
import { texts } from '../texts';

/** Length of a text in characters as the server counts them. */
export const lengthOf = (text: string) => [...text.trim()].length;

/** Why a reason cannot be sent; empty if it can. */
export function reasonProblem(reason: string): string {
  if (isBlank(reason)) return texts.reasonMissing;
  return lengthOf(reason) > REASON_LENGTH ? texts.reasonTooLong(REASON_LENGTH) : '';
}
