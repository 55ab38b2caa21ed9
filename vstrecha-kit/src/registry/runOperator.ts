import { existsSync } from 'node:fs';
import path from 'node:path';
import { readJournal } from '../release/journal.ts';
import { UsageError } from '../system/UsageError.ts';
import { createToken, readTokens, revokeToken } from './tokens.ts';

const HELP = `Команды оператора реестра:
  token <раздел>     выдаёт токен, который меняет только этот раздел: token mf_surveys --name "Команда опросов"
  tokens             показывает токены
  revoke <номер>     отзывает токен
  journal [раздел]   показывает, кто, когда, что и откуда изменил
  serve              запускает службу реестра
Параметры:
  --file <файл>      registry.json; обычно его называет REGISTRY_FILE
  --name <имя>       чей токен: это имя стоит в списке выпусков`;

interface Words {
  file: string | undefined;
  word: string | undefined;
  /** Further words, as of a name without quotes. */
  excess?: readonly string[];
  name: string | undefined;
  now?: Date;
}

/** Runs a command of the registry's operator, whose output is Russian as that of all operators' commands. */
export async function runOperator(
  command: string,
  { file, word, excess = [], name, now = new Date() }: Words,
): Promise<void> {
  if (command === 'help') return console.log(HELP);
  if (file === undefined || !existsSync(path.dirname(file)))
    throw new UsageError('Не указан registry.json в существующей папке: --file или REGISTRY_FILE.');
  if (excess.length > 0)
    throw new UsageError(
      `Лишние слова: ${excess.join(' ')}. Имя из нескольких слов берите в кавычки: --name "Команда опросов".`,
    );
  switch (command) {
    case 'token': {
      const remote = demandWord(word, 'раздела, например mf_surveys', /^[A-Za-z_]\w{0,63}$/);
      const { id, token } = await createToken(file, { remote, name: name?.trim() || remote, at: now });
      return console.log(`Токен ${id} для ${remote} выдан. Больше он нигде не показывается:\n${token}`);
    }
    case 'tokens':
      return console.log(listTokens(file));
    case 'revoke': {
      const id = demandWord(word, 'токена: его покажет tokens', /^[0-9a-f]{8}$/);
      const revoked = await revokeToken(file, id, now);
      if (!revoked) throw new UsageError(`Действующего токена ${id} нет.`);
      return console.log(`Токен ${id} для ${revoked.remote} отозван.`);
    }
    case 'journal':
      return console.log(listJournal(file, word));
    default:
      throw new UsageError(`Команды «${command}» нет.\n${HELP}`);
  }
}

function demandWord(word: string | undefined, what: string, pattern: RegExp): string {
  if (word !== undefined && pattern.test(word)) return word;
  throw new UsageError(`Не хватает имени ${what}.`);
}

/** 22.11.2026, 13:00 */
const INSTANT = new Intl.DateTimeFormat('ru-RU', { dateStyle: 'short', timeStyle: 'short', timeZone: 'Europe/Moscow' });
const atOf = (instant: string) => INSTANT.format(new Date(instant));

function listTokens(file: string): string {
  const lines = readTokens(file).map(({ id, remote, name, createdAt, revokedAt }) =>
    [id, remote, name, `выдан ${atOf(createdAt)}`, revokedAt ? `отозван ${atOf(revokedAt)}` : 'действует'].join('\t'),
  );
  return lines.join('\n') || 'Токенов нет.';
}

function listJournal(file: string, remote: string | undefined): string {
  const lines = readJournal(file)
    .filter((entry) => remote === undefined || entry.remote === remote)
    .map(({ at, version, by, from, remote: changed, change, reason }) =>
      [atOf(at), version, changed, change, by, from, ...(reason === undefined ? [] : [reason])].join('\t'),
    );
  return lines.join('\n') || 'Журнал пуст.';
}
