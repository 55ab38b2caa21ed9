import { asc, inArray, or } from 'drizzle-orm';
import { emailKey } from '#calls/auth/contacts.ts';
import { companies, pluralOf, type Bulk, type BulkAnswer } from '#calls/organizer/bulk.ts';
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
import { actAs, CommandError, confirm, type Means, type Outcome, type Task } from './operator.ts';
import { misused, readArguments } from './readArguments.ts';

type State = Schema<'ParticipantState'>;
type CompanyType = NonNullable<ParticipantFilter['type']>;

const USAGE =
  'npm run accounts -- list [--state waiting] [--type Поставщик] [--q текст] [--limit 100] | activate (почта … | --all) | block почта … --reason Причина | unblock почта … [--as admin@example.ru] [--yes] [--json]';

const STATES: Record<State, string> = {
  registering: 'заполняет профиль',
  waiting: 'ждёт активации',
  declined: 'заявка отклонена',
  active: 'активна',
  blocked: 'заблокирована',
};
const TYPES: readonly CompanyType[] = ['Поставщик', 'Заказчик'];
const USUAL_LIMIT = '100';

/** Lists companies, or activates, blocks and unblocks them, named by their e-mails or numbers. */
export function accountsCommand(args: string[]): Task {
  const text = { type: 'string' } as const;
  const { values, positionals } = readArguments(args, USAGE, {
    state: text,
    type: text,
    q: text,
    limit: { type: 'string', default: USUAL_LIMIT },
    reason: text,
    all: { type: 'boolean', default: false },
  });
  const [action, ...names] = positionals;
  const { as, yes, json, reason, all } = values;
  const by = { as, yes };
  switch (action) {
    case 'list': {
      if (names.length > 0) throw misused(`Лишнее слово «${names[0] ?? ''}».`, USAGE);
      const filter = readFilter(values);
      const limit = readLimit(values.limit);
      return { json, run: (means) => listAccounts(means, filter, limit) };
    }
    case 'activate':
      if (all === names.length > 0) throw misused('Назовите компании или укажите --all, не то и другое.', USAGE);
      return { json, run: (means) => (all ? activateAll(means, by) : activate(means, names, by)) };
    case 'block':
      if (names.length === 0) throw misused('Назовите компании.', USAGE);
      if (!reason?.trim()) throw misused('Не хватает причины: --reason.', USAGE);
      return { json, run: (means) => block(means, names, { ...by, reason }) };
    case 'unblock':
      if (names.length === 0) throw misused('Назовите компании.', USAGE);
      return { json, run: (means) => unblock(means, names, by) };
    default:
      throw misused(action === undefined ? 'Не хватает действия.' : `Нет действия «${action}».`, USAGE);
  }
}

interface By {
  as: string | undefined;
  yes: boolean;
}

function readFilter({ state, type, q }: { state?: string; type?: string; q?: string }): ParticipantFilter {
  if (state !== undefined && !(state in STATES))
    throw new CommandError(`--state может быть ${Object.keys(STATES).join(', ')}, а указано «${state}».`);
  const known = TYPES.find((one) => one === type);
  if (type !== undefined && !known)
    throw new CommandError(`--type может быть ${TYPES.join(' или ')}, а указано «${type}».`);
  return { ...(state !== undefined && { state: state as State }), ...(known && { type: known }), ...(q && { q }) };
}

function readLimit(text: string): number {
  if (/^[1-9]\d{0,6}$/.test(text)) return Number(text);
  throw new CommandError(`--limit должен быть числом от 1, а указано «${text}».`);
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
  const emails = names.map(emailKey);
  const found = await db
    .select({ id: users.id, email_key: users.email_key })
    .from(users)
    .where(or(inArray(users.id, numbers), inArray(users.email_key, emails)));
  const ids = names.map(
    (name, index) => found.find(({ id, email_key }) => id === numbers[index] || email_key === emailKey(name))?.id,
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
