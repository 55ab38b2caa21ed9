import { pluralOf } from '#calls/organizer/bulk.ts';
import { readEvent, saveWholeEvent } from '#calls/organizer/eventDates.ts';
import type { Schema } from '#platform/contract/types.ts';
import { StateError } from '#platform/errors/httpError.ts';
import { actAs, CommandError, confirm, type Means, type Outcome, type Task } from './operator.ts';
import { checkForm, misused, readArguments } from './readArguments.ts';

type Event = Schema<'OrganizerEvent'>;

const USAGE =
  'npm run event -- [--from 2026-11-20] [--to 2026-12-04] [--name Название] [--venue Площадка] [--address Адрес] --as admin@example.ru [--yes] [--json]';

/** Shows the event, or saves its days, name and place. */
export function eventCommand(args: string[]): Task {
  const text = { type: 'string' } as const;
  const options = { from: text, to: text, name: text, venue: text, address: text };
  const { values, positionals } = readArguments(args, USAGE, options);
  if (positionals.length > 0) throw misused(`Лишнее слово «${positionals[0] ?? ''}».`, USAGE);
  const { as, yes, json, from, to, ...rest } = values;
  const changes = {
    ...(from !== undefined && { datestart: from }),
    ...(to !== undefined && { dateend: to }),
    ...rest,
  };
  const isChange = Object.keys(changes).length > 0;
  return { json, run: (means) => (isChange ? saveEvent(means, changes, { as, yes }) : showEvent(means)) };
}

async function showEvent({ db }: Means): Promise<Outcome> {
  const event = await readEvent(db);
  return { text: event ? describe(event) : 'Мероприятие ещё не назначено.', json: { event } };
}

async function saveEvent(
  means: Means,
  changes: Partial<Event>,
  { as, yes }: { as: string | undefined; yes: boolean },
): Promise<Outcome> {
  const change = await actAs(means, as);
  const stored = await readEvent(means.db);
  if (!stored && !(changes.datestart && changes.dateend))
    throw new CommandError('Мероприятия ещё нет: укажите его дни в --from и --to.');
  const form: Event = {
    name: '',
    datestart: '',
    dateend: '',
    venue: '',
    address: '',
    version: 0,
    ...stored,
    ...changes,
  };
  checkForm('saveEvent', form);
  const save = (accept: boolean) => change((act) => saveWholeEvent(act, { ...form, accept }));
  let cancelled = { meetings: 0, invitations: 0 };
  try {
    await save(false);
  } catch (error) {
    const fallen = fallenBy(error);
    if (!fallen) throw error;
    await confirm(means, fallen.message, { yes, facts: fallen.counts });
    cancelled = fallen.counts;
    await save(true);
  }
  const event = await readEvent(means.db);
  if (!event) throw new Error('The saved event is not there.');
  return { text: `Сохранено. ${describe(event)}${describeFallen(cancelled)}`, json: { event, cancelled } };
}

/** What new dates would cancel, if that is why they were refused. */
function fallenBy(error: unknown) {
  if (!(error instanceof StateError)) return undefined;
  const { message, meetings, invitations } = error.body;
  if (typeof meetings !== 'number' || typeof invitations !== 'number') return undefined;
  return { message, counts: { meetings, invitations } };
}

function describe({ name, datestart, dateend, venue, address }: Event): string {
  const place = [venue, address].filter(Boolean).join(', ');
  return `${name === '' ? 'Мероприятие' : `«${name}»`}: с ${datestart} по ${dateend}${place && `, ${place}`}.`;
}

function describeFallen({ meetings, invitations }: { meetings: number; invitations: number }): string {
  if (meetings + invitations === 0) return '';
  const meeting = pluralOf(meetings, ['встреча', 'встречи', 'встреч']);
  const invitation = pluralOf(invitations, ['приглашение', 'приглашения', 'приглашений']);
  return ` Отменено: ${meetings} ${meeting}, ${invitations} ${invitation}.`;
}
