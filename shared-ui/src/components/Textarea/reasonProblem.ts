import { isBlank, lengthOf } from 'shared-api/text';

export const REASON_LENGTH = 300;

/** Why a reason cannot be sent; undefined if it can. */
export function reasonProblem(reason: string, isRequired = false): string | undefined {
  if (isRequired && isBlank(reason)) return 'Напишите причину.';
  return lengthOf(reason) > REASON_LENGTH ? `Сократите причину до ${REASON_LENGTH} символов.` : undefined;
}
