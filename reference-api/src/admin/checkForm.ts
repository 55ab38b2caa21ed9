import { loadContract } from '#platform/contract/loadContract.ts';
import { readChecks } from '#platform/contract/operationChecks.ts';
import type { OperationId } from '#platform/contract/types.ts';
import { CommandError } from './operator.ts';

/**
 * Checks a form by the rules of the call that it would be sent to.
 * @throws CommandError with the sentence that the call answers
 */
export function checkForm(call: OperationId, form: object): void {
  const complaint = readChecks(loadContract()).get(call)?.checkBody('application/json', form);
  if (complaint !== undefined) throw new CommandError(complaint);
}
