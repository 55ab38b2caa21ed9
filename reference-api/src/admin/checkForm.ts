import { loadContract } from '#platform/contract/loadContract.ts';
import { readChecks } from '#platform/contract/operationChecks.ts';
import type { OperationId } from '#platform/contract/types.ts';
import { storeTexts } from '#platform/http/storeTexts.ts';
import { CommandError } from './operator.ts';

/**
 * Checks a form by the rules of the call that it would be sent to.
 * @returns the form as the call would get it
 * @throws CommandError with the sentence that the call answers
 */
export function checkForm<Form extends object>(call: OperationId, form: Form): Form {
  const stored = storeTexts(form);
  const check = readChecks(loadContract()).get(call);
  const complaint = check?.checkBody('application/json', form) ?? check?.checkBody('application/json', stored);
  if (complaint !== undefined) throw new CommandError(complaint);
  return stored;
}
