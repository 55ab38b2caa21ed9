import { HttpError, StateError } from '#platform/errors/httpError.ts';
import { StartupError } from '#platform/errors/startupError.ts';
import { accountsCommand } from './accountsCommand.ts';
import { catalogueCommand } from './catalogueCommand.ts';
import { eventCommand } from './eventCommand.ts';
import { newsCommand } from './newsCommand.ts';
import { CommandError, type Outcome, type Task } from './operator.ts';
import { settingsCommand } from './settingsCommand.ts';

const COMMANDS: Record<string, (args: string[]) => Task> = {
  event: eventCommand,
  accounts: accountsCommand,
  news: newsCommand,
  settings: settingsCommand,
  catalogue: catalogueCommand,
};

const EXIT = { done: 0, failed: 1, refused: 2 } as const;

/** What a command answers to the terminal. */
interface Answer {
  code: number;
  /** For the standard output. */
  output: string;
  /** For the standard error. */
  sentence?: string;
}

/** @throws CommandError for a command or arguments that do not exist */
function readCommand(name: string, args: string[]): Task {
  const command = COMMANDS[name];
  if (!command) throw new CommandError(`Нет команды «${name}»: есть ${Object.keys(COMMANDS).join(', ')}.`);
  return command(args);
}

/**
 * Runs a command. Bad input ends with code 2 and one sentence, an unreachable database with code 1.
 * @param runTask opens what the task needs
 */
export async function answerOf(
  name: string,
  args: string[],
  runTask: (task: Task) => Promise<Outcome>,
): Promise<Answer> {
  // Known before the arguments are, because their refusal is an answer as well.
  const isJson = args.includes('--json');
  try {
    const { text, json, isPartial = false } = await runTask(readCommand(name, args));
    return { code: isPartial ? EXIT.refused : EXIT.done, output: isJson ? JSON.stringify(json) : text };
  } catch (error) {
    const refusal = refusalOf(error);
    if (!refusal) throw error;
    const { code, sentence, facts } = refusal;
    return { code, sentence, output: isJson ? JSON.stringify({ error: sentence, ...facts }) : '' };
  }
}

function refusalOf(error: unknown): { code: number; sentence: string; facts: object } | undefined {
  if (error instanceof StartupError)
    return { code: EXIT.failed, sentence: `Команда не выполнена: ${error.message}`, facts: {} };
  if (error instanceof CommandError)
    return { code: error.isOutside ? EXIT.failed : EXIT.refused, sentence: error.message, facts: error.facts };
  if (error instanceof HttpError || error instanceof StateError)
    return { code: EXIT.refused, sentence: error.message, facts: {} };
  return undefined;
}
