import { HttpError, StateError } from '#platform/errors/httpError.ts';
import { StartupError } from '#platform/errors/startupError.ts';
import { addAccountsCommand } from './accountsCommand.ts';
import { addAdminCommand } from './adminCommand.ts';
import { addCatalogueCommand } from './catalogueCommand.ts';
import { createProgram } from './commandLine.ts';
import { addEventCommand } from './eventCommand.ts';
import { addNewsCommand } from './newsCommand.ts';
import { CommandError, type Outcome, type Task } from './operator.ts';
import { addPushKeysCommand } from './pushKeysCommand.ts';
import { addSettingsCommand } from './settingsCommand.ts';

const EXIT = { done: 0, failed: 1, refused: 2 } as const;

/** What a command answers to the terminal. */
interface Answer {
  code: number;
  /** For the standard output. */
  output: string;
  /** For the standard error. */
  sentence?: string;
}

/**
 * Reads the words of a command line.
 * @returns the task, the outcome of one that needs no database, or the requested help
 * @throws CommandError for a command, words or options that do not exist
 */
function readTask(words: string[]): Task | Outcome | string {
  let help = '';
  let task: Task | Outcome | undefined;
  const program = createProgram((text) => (help += text));
  const take = (read: Task | Outcome) => (task = read);
  addEventCommand(program, take);
  addAccountsCommand(program, take);
  addNewsCommand(program, take);
  addSettingsCommand(program, take);
  addCatalogueCommand(program, take);
  addAdminCommand(program, take);
  addPushKeysCommand(program, take);
  try {
    program.parse(words, { from: 'user' });
  } catch (error) {
    if (help === '') throw error;
  }
  return task ?? help.trimEnd();
}

/**
 * Runs a command. Bad input ends with code 2 and one sentence, an unreachable database with code 1.
 * @param runTask opens what the task needs
 */
export async function answerOf(words: string[], runTask: (task: Task) => Promise<Outcome>): Promise<Answer> {
  // Known before the words are read, because their refusal is an answer as well.
  const isJson = words.includes('--json');
  try {
    const task = readTask(words);
    if (typeof task === 'string') return { code: EXIT.done, output: task };
    const { text, json, isPartial = false } = 'run' in task ? await runTask(task) : task;
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
