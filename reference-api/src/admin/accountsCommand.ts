import { InvalidArgumentError, Option } from '@commander-js/extra-typings';
import { asc, inArray, or } from 'drizzle-orm';
import { isBlank } from 'shared-api/text';
import { accountKey } from '#calls/auth/contacts.ts';
import { pluralOf } from '#calls/notices/pluralOf.ts';
import { companies, type Bulk, type BulkAnswer } from '#calls/organizer/bulk.ts';
import { matching, type ParticipantFilter } from '#calls/organizer/participantFilter.ts';
import {
  activateCompanies,
  blockCompanies,
  findConsequences,
  unblockCompanies,
} from '#calls/organizer/participantStates.ts';
import type { Schema } from '#platform/contract/types.ts';
import type { Database } from '#platform/database/database.ts';
import { users } from '#platform/database/schema.ts';
import { checkForm } from './checkForm.ts';
import { examples, type Program } from './commandLine.ts';
import { actAs, CommandError, confirm, type Means, type Outcome, type TakeTask } from './operator.ts';

type State = Schema<'ParticipantState'>;

const STATES: Record<State, string> = {
  registering: 'заполняет профиль',
  waiting: 'ждёт активации',
  declined: 'заявка на участие отклонена',
  active: 'активна',
  blocked: 'заблокирована',
};
const TYPES = ['Поставщик', 'Заказчик'] as const;
const USUAL_LIMIT = 100;

/** Lists companies, or activates, blocks and unblocks them, named by their e-mails or numbers. */
export function addAccountsCommand(program: Program, take: TakeTask): void {
  const accounts = program
    .command('accounts')
    .description('Показывает, активирует и блокирует компании. Компанию называют почтой или номером: 17.');
  accounts
    .command('list')
    .description('Показывает компании.')
    .addOption(new Option('--state <состояние>', 'только в этом состоянии').choices(keysOf(STATES)))
    .addOption(new Option('--type <тип>', 'только этого типа').choices(TYPES))
    .option('--q <текст>', 'только с этим текстом в названии, имени или почте')
    .option('--limit <число>', `сколько показать (обычно ${USUAL_LIMIT})`, readLimit, USUAL_LIMIT)
    .addHelpText('after', examples('accounts list --state waiting'))
    .action(({ limit, ...filter }) => take({ run: (means) => listAccounts(means, filter, limit) }));
  accounts
    .command('activate')
    .description('Активирует названные компании или всех, кто этого ждёт.')
    .argument('[компании...]')
    .option('--all', 'всех, кто ждёт', false)
    .addHelpText('after', examples('accounts activate anna@one.example 17 --as boss@example.ru'))
    .action((names, { all }, command) => {
      if (all === names.length > 0) throw new CommandError('Назовите компании или укажите --all, не то и другое.');
      const by = command.optsWithGlobals();
      take({ run: (means) => (all ? activateAll(means, by) : activate(means, names, by)) });
    });
  accounts
    .command('block')
    .description('Блокирует компании: их встречи и приглашения отменятся.')
    .argument('<компании...>')
    .requiredOption('--reason <причина>', 'почему')
    .addHelpText('after', examples('accounts block anna@one.example --reason Спам --as boss@example.ru'))
    .action((names, _own, command) => {
      const by = command.optsWithGlobals();
      if (isBlank(by.reason)) throw new CommandError('Не хватает причины: --reason.');
      const { reason } = checkForm('blockParticipants', { bulk: { ids: [1] }, reason: by.reason });
      take({ run: (means) => block(means, names, { ...by, reason }) });
    });
  accounts
    .command('unblock')
    .description('Снова впускает компании.')
    .argument('<компании...>')
    .addHelpText('after', examples('accounts unblock 17 --as boss@example.ru'))
    .action((names, _own, command) => {
      const by = command.optsWithGlobals();
      take({ run: (means) => unblock(means, names, by) });
    });
}

interface By {
  as?: string | undefined;
  yes: boolean;
}

const keysOf = <Key extends string>(record: Record<Key, unknown>) => Object.keys(record) as Key[];

function readLimit(text: string): number {
  if (/^[1-9]\d{0,6}$/.test(text)) return Number(text);
  throw new InvalidArgumentError('нужно число от 1');
}

async function listAccounts({ db, clock }: Means, filter: ParticipantFilter, limit: number): Promise<Outcome> {
  const where = matching(filter, clock.now());
  const { id, state, type, company, email, phone, created_at } = users;
  const accounts = await db
    .select({ id, state, type, company, email, phone, created_at })
    .from(users)
    .where(where)
    .orderBy(asc(users.company_key), asc(users.id))
    .limit(limit);
  const total_count = await db.$count(users, where);
  const lines = accounts.map((row) =>
    [`#${row.id}`, STATES[row.state], row.type, row.company, row.email, row.phone].join('\t'),
  );
  const foot =
    total_count > accounts.length
      ? `Показаны ${accounts.length} из ${total_count}: больше покажет --limit.`
      : `Всего ${companies(total_count)}.`;
  return { text: [...lines, foot].join('\n'), json: { accounts, total_count } };
}

async function activate(means: Means, names: string[], { as }: By): Promise<Outcome> {
  const change = await actAs(means, as);
  const ids = await findAccounts(means.db, names);
  return report('Активировано', await change((act) => activateCompanies(act, { ids })));
}

async function activateAll(means: Means, { as, yes }: By): Promise<Outcome> {
  const change = await actAs(means, as);
  const filter: ParticipantFilter = { state: 'waiting' };
  const expected = await means.db.$count(users, matching(filter, means.clock.now()));
  if (expected === 0) return { text: 'Активации никто не ждёт.', json: { done: 0, refused: [] } };
  await confirm(means, `Активируются ${companies(expected)}, каждая получит письмо.`, {
    yes,
    facts: { companies: expected },
  });
  const bulk: Bulk = { filter, expected };
  return report('Активировано', await change((act) => activateCompanies(act, bulk)));
}

async function block(means: Means, names: string[], { as, yes, reason }: By & { reason: string }): Promise<Outcome> {
  const change = await actAs(means, as);
  const ids = await findAccounts(means.db, names);
  const facts = await findConsequences({ tx: means.db, now: means.clock.now() }, ids);
  await confirm(means, describeBlock(ids.length, facts), { yes, facts: { blocked: ids.length, ...facts } });
  return report('Заблокировано', await change((act) => blockCompanies(act, { bulk: { ids }, reason })));
}

async function unblock(means: Means, names: string[], { as }: By): Promise<Outcome> {
  const change = await actAs(means, as);
  const ids = await findAccounts(means.db, names);
  return report('Разблокировано', await change((act) => unblockCompanies(act, { ids })));
}

function describeBlock(count: number, fallen: { meetings: number; invitations: number; companies: number }): string {
  const meetings = `${fallen.meetings} ${pluralOf(fallen.meetings, ['встреча', 'встречи', 'встреч'])}`;
  const invitations = `${fallen.invitations} ${pluralOf(fallen.invitations, ['приглашение', 'приглашения', 'приглашений'])}`;
  return `Блокировка: ${companies(count)}. Отменятся ${meetings} и ${invitations}, об этом узнают ${companies(fallen.companies)}.`;
}

/** @throws CommandError naming the accounts that do not exist */
async function findAccounts(db: Database, names: string[]): Promise<number[]> {
  const numbers = names.map((name) => Number(/^#?(\d{1,9})$/.exec(name)?.[1] ?? 0));
  const emails = await Promise.all(names.map((name) => accountKey(db, name)));
  const found = await db
    .select({ id: users.id, email_key: users.email_key })
    .from(users)
    .where(or(inArray(users.id, numbers), inArray(users.email_key, emails)));
  const ids = names.map(
    (_, index) => found.find(({ id, email_key }) => id === numbers[index] || email_key === emails[index])?.id,
  );
  const unknown = names.filter((_, index) => ids[index] === undefined);
  if (unknown.length > 0) throw new CommandError(`Нет учётной записи «${unknown.join('», «')}».`);
  return [...new Set(ids.filter((id) => id !== undefined))];
}

function report(title: string, { done, refused }: BulkAnswer): Outcome {
  const lines = refused.map(({ id, reason }) => `#${id}: ${reason}.`);
  return {
    text: [`${title}: ${companies(done)}.`, ...lines].join('\n'),
    json: { done, refused },
    isPartial: refused.length > 0,
  };
}
