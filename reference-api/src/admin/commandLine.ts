import {
  Command,
  Help,
  type CommandUnknownOpts,
  type ErrorOptions,
  type HelpContext,
  type Option,
} from '@commander-js/extra-typings';
import { CommandError } from './operator.ts';

/** As the program is typed; npm takes options in front of `--` for its own. */
const PROGRAM = 'npm run operator --';

const TITLES: Record<string, string> = {
  'Usage:': 'Команда:',
  'Arguments:': 'Слова:',
  'Options:': 'Параметры:',
  'Global Options:': 'Параметры всех команд:',
  'Commands:': 'Команды:',
};

const WORDS: [RegExp, string][] = [
  [/\[options\]/g, '[параметры]'],
  [/\[command\]/g, '[команда]'],
];

/** Commander in Russian: help, and a mistake as one sentence with a suggestion. */
class RussianCommand extends Command {
  override createCommand(name?: string): RussianCommand {
    return new RussianCommand(name);
  }

  override error(message: string, { code = '' }: ErrorOptions = {}): never {
    refuseSwallowed(this);
    throw refusal(this, `${explain(code, message)}${suggestionIn(message)}`);
  }

  override help(context?: HelpContext | ((text: string) => string)): never {
    // Called without a word where an action is needed.
    if (this.parent) throw refusal(this, `Не хватает слова: ${this.commands.map((one) => one.name()).join(', ')}.`);
    return super.help(context as HelpContext);
  }
}

/** The program of the operator's commands, with the options that all of them take. */
export function createProgram(print: (text: string) => void) {
  return new RussianCommand(PROGRAM)
    .description('Готовит и ведёт мероприятие: делает то же, что страницы организатора, и пишет в тот же журнал.')
    .helpOption('-h, --help', 'показать эту справку')
    .helpCommand('help [команда]', 'показать справку команды')
    .configureOutput({ writeOut: print, writeErr: print })
    .configureHelp({ ...HELP, showGlobalOptions: true })
    .exitOverride()
    .hook('preAction', (_program, command) => refuseSwallowed(command))
    .option('--as <почта>', 'администратор, от имени которого делается изменение')
    .option('--yes', 'согласиться с последствиями заранее', false)
    .option('--json', 'ответить одним объектом JSON', false);
}

export type Program = ReturnType<typeof createProgram>;

/** The examples of a command's help, without the name of the program. */
export const examples = (...lines: string[]) => `\nПримеры:\n${lines.map((line) => `  ${PROGRAM} ${line}\n`).join('')}`;

export const HELP: Partial<Help> = {
  styleTitle: (title) => TITLES[title] ?? title,
  commandUsage: (command) => inRussian(Help.prototype.commandUsage.call(new Help(), command)),
  subcommandTerm: (command) => command.name(),
  optionDescription: describeOption,
};

function describeOption({ description, argChoices, defaultValue }: Option): string {
  const notes = [
    argChoices && `возможны ${argChoices.join(', ')}`,
    typeof defaultValue === 'string' && `обычно ${defaultValue}`,
  ].filter(Boolean);
  return notes.length === 0 ? description : `${description} (${notes.join('; ')})`;
}

const refusal = (command: CommandUnknownOpts, sentences: string) =>
  new CommandError(`${sentences} Подробнее: ${pathOf(command)} --help.`);

/** npm keeps options without `--` in front of them, as variables such as `npm_config_from`. */
function refuseSwallowed(command: CommandUnknownOpts): void {
  if (process.env['npm_lifecycle_event'] === undefined) return;
  const swallowed = command.options.find(
    ({ long }) => long && process.env[`npm_config_${long.slice(2).replaceAll('-', '_')}`],
  );
  if (swallowed) throw refusal(command, `npm забрал «${swallowed.long}» себе: поставьте -- перед параметрами.`);
}

const inRussian = (text: string) => WORDS.reduce((line, [word, russian]) => line.replace(word, russian), text);

/** `npm run operator -- accounts block` */
function pathOf(command: CommandUnknownOpts): string {
  return command.parent ? `${pathOf(command.parent)} ${command.name()}` : command.name();
}

/** Sentences about commander's errors, by its codes and with what its messages quote. */
const SENTENCES: Record<string, (quoted: string, other: string, message: string) => string> = {
  'commander.unknownCommand': (name) => `Команды «${name}» нет.`,
  'commander.unknownOption': (flag) => `Параметра «${flag}» нет.`,
  'commander.optionMissingArgument': (flags) => `Параметру «${flags}» нужно значение.`,
  'commander.missingMandatoryOptionValue': (flags) => `Не хватает параметра «${flags}».`,
  'commander.missingArgument': (name) => `Не хватает слова «${name}».`,
  'commander.excessArguments': (_name, _other, message) =>
    `Лишние слова: ${/ but got \d+: (.*)\.$/.exec(message)?.[1]}.`,
  'commander.conflictingOption': (one, other) => `Параметры «${one}» и «${other}» не указывают вместе.`,
  'commander.invalidArgument': (flags, value, message) =>
    `Значение «${value}» не подходит для «${flags}»: ${/ is invalid\. (.*?)\.?$/s
      .exec(message)?.[1]
      ?.replace('Allowed choices are', 'возможны')}.`,
};

function explain(code: string, message: string): string {
  const [, one = '', other = ''] = /'(.*?)'(?:.*?'(.*?)')?/s.exec(message) ?? [];
  return SENTENCES[code]?.(one, other, message) ?? message;
}

/** «Возможно, вы имели в виду …» from "(Did you mean one of --from, --to?)". */
function suggestionIn(message: string): string {
  const meant = /\n\(Did you mean (?:one of )?(.*)\?\)$/.exec(message)?.[1];
  return meant === undefined ? '' : ` Возможно, вы имели в виду ${meant.replaceAll(', ', ' или ')}.`;
}
