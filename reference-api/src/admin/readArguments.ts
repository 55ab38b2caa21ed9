import { parseArgs, type ParseArgsOptionsConfig } from 'node:util';
import { loadContract } from '#platform/contract/loadContract.ts';
import { readChecks } from '#platform/contract/operationChecks.ts';
import type { OperationId } from '#platform/contract/types.ts';
import { CommandError } from './operator.ts';

const COMMON = {
  as: { type: 'string' },
  yes: { type: 'boolean', default: false },
  json: { type: 'boolean', default: false },
} as const;

/**
 * Reads a command's own options and those of all commands: `--as`, `--yes`, `--json`.
 * @throws CommandError with the way to write it
 */
export function readArguments<const Options extends ParseArgsOptionsConfig>(
  args: string[],
  usage: string,
  options: Options,
) {
  try {
    return parseArgs({ args, allowPositionals: true, options: { ...options, ...COMMON } });
  } catch (error) {
    throw misused(`${complaintOf(error)}.`, usage);
  }
}

/** The refusal of a command that was written wrongly. */
export const misused = (complaint: string, usage: string) => new CommandError(`${complaint} Команда: ${usage}`);

function complaintOf(error: unknown): string {
  const text = error instanceof Error ? error.message : '';
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  const option = /'(-[^' ]+)/.exec(text)?.[1] ?? '';
  if (code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION') return `Нет параметра «${option}»`;
  return option ? `Параметр «${option}» записан неверно` : 'Параметры записаны неверно';
}

/**
 * Checks a form by the rules of the call that it would be sent to.
 * @throws CommandError with the sentence that the call answers
 */
export function checkForm(call: OperationId, form: object): void {
  const complaint = readChecks(loadContract()).get(call)?.checkBody('application/json', form);
  if (complaint !== undefined) throw new CommandError(complaint);
}
