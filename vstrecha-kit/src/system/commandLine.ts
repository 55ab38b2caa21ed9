import { Command, InvalidArgumentError, type CommandUnknownOpts } from '@commander-js/extra-typings';
import { runCommandLine } from './runCommandLine.ts';
import { UsageError } from './UsageError.ts';

/**
 * A command line of commander in the dialect of all commands: `--help` and `help` with examples, mistakes as one
 * sentence with a suggestion. Arguments, options, `.action()` and commands (`.command('release')`) are commander's.
 * @param name as it is typed: `npx kit`, `npm run bench`
 * @param examples what follows the name: `release mf-catalog --percent 10`
 */
export function createProgram(name: string, effect: string, examples: readonly string[] = []): Command {
  const program = new Command(name)
    .description(effect)
    .helpOption('-h, --help', 'show this help')
    .exitOverride()
    // runProgram prints the error.
    .configureOutput({ outputError: () => undefined })
    .configureHelp({ commandUsage: (command) => describeUsage(command) });
  return addExamples(program, examples);
}

/** Adds examples to the help of a command: what follows the name of its program. */
export function addExamples<Described extends CommandUnknownOpts>(
  command: Described,
  examples: readonly string[],
): Described {
  if (examples.length === 0) return command;
  const lines = () => examples.map((words) => `  ${lineOf(pathOf(command)[0] ?? '', words)}\n`).join('');
  command.addHelpText('after', () => `\nExamples:\n${lines()}`);
  return command;
}

/** A command line to type. Options of a script of npm stand behind `--`, since npm takes the others for its own. */
export function lineOf(program: string, words: string): string {
  const typed = /^npm /.test(program) ? words.replace(/(?<=^|\s)(?=-|\[options\])(?!-- )/, '-- ') : words;
  return `${program} ${typed}`.trim();
}

/** Parser of an option that may be repeated. */
export function collect(value: string, previous: string[] = []): string[] {
  return [...previous, value];
}

/** Parser of an option that is a whole number from 1. */
export function wholeNumber(most: number): (value: string) => number {
  return (value) => {
    const number = Number(value);
    if (/^\d+$/.test(value) && number >= 1 && number <= most) return number;
    throw new InvalidArgumentError(`Give a whole number from 1 to ${most}.`);
  };
}

/** Runs a program; explains its failure and exits with 1. */
export function runProgram(program: CommandUnknownOpts, args: readonly string[] = process.argv.slice(2)): void {
  runCommandLine(() => parseCommandLine(program, args));
}

/**
 * Runs the action that the words ask for, or prints help.
 * @throws UsageError for words that do not fit
 */
export async function parseCommandLine(program: CommandUnknownOpts, args: readonly string[]): Promise<void> {
  let current = program;
  program.hook('preSubcommand', (_, command) => void (current = command));
  program.hook('preAction', (_, command) => refuseSwallowed(command));
  const words = args[0] === 'help' && program.commands.length === 0 ? ['--help'] : args;
  try {
    await program.parseAsync(words, { from: 'user' });
  } catch (error) {
    const { code, exitCode } = error as { code?: unknown; exitCode?: number };
    if (!(error instanceof Error) || !String(code).startsWith('commander.')) throw error;
    if (code === 'commander.helpDisplayed' || code === 'commander.help') {
      process.exitCode = exitCode;
      return;
    }
    refuseSwallowed(current);
    throw new UsageError(`${sentenceOf(error.message)} See ${lineOf(pathOf(current).join(' '), '--help')}.`);
  }
}

/**
 * Refuses words that are not on a list, with the likeliest one.
 * @param kind what the words name: `bench`
 */
export function refuseUnknown(kind: string, words: readonly string[], known: readonly string[]): void {
  const unknown = words.find((word) => !known.includes(word));
  if (unknown === undefined) return;
  const suggestion = suggest(unknown, known);
  throw new UsageError(
    `Unknown ${kind} '${unknown}'. ${suggestion ? `${suggestion} ` : ''}There are: ${known.join(', ')}.`,
  );
}

/** Commander's own suggestion, which it exports only in the error about an unknown command. */
function suggest(word: string, known: readonly string[]): string | undefined {
  const program = createProgram('', '');
  for (const name of known) program.command(name);
  try {
    program.parse(['--', word], { from: 'user' });
  } catch (error) {
    return error instanceof Error ? /\((.*\?)\)/.exec(error.message)?.[1] : undefined;
  }
  return undefined;
}

/** "error: unknown option '--percnt'\n(Did you mean --percent?)" as sentences. */
function sentenceOf(message: string): string {
  const [, first = '', rest = '', suggestion] = /^error: (.)(.*?)\.?(?:\n\((.*)\))?$/s.exec(message) ?? [];
  return `${first.toUpperCase()}${rest}.${suggestion === undefined ? '' : ` ${suggestion}`}`;
}

function describeUsage(command: CommandUnknownOpts): string {
  const [program = '', ...names] = pathOf(command);
  const rest = command.usage().replace('[options]', '').trim();
  return lineOf(program, [...names, rest, '[options]'].filter(Boolean).join(' '));
}

/** Names from the program's down to the command's. */
function pathOf(command: CommandUnknownOpts): string[] {
  return [...(command.parent ? pathOf(command.parent) : []), command.name()];
}

/** npm turns options without `--` before them into variables: `npm_config_percent`. */
function refuseSwallowed(command: CommandUnknownOpts): void {
  if (process.env.npm_lifecycle_event === undefined) return;
  const swallowed = command.options.find(
    (option) =>
      option.long !== undefined &&
      // Set by users' own .npmrc, too.
      option.long !== '--registry' &&
      Boolean(process.env[`npm_config_${option.long.slice(2).replaceAll('-', '_')}`]) &&
      command.getOptionValueSource(option.attributeName()) !== 'cli',
  );
  if (!swallowed) return;
  const path = pathOf(command).join(' ');
  const script = /^npm /.test(path) ? path : `npm run ${process.env.npm_lifecycle_event}`;
  throw new UsageError(
    `npm kept ${swallowed.long} for itself. Write -- before the options: ${script} -- ${swallowed.flags}.`,
  );
}
