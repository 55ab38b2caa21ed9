import { quotedName } from 'shared-api/text';
import { pluralOf } from '#calls/notices/pluralOf.ts';
import { readEvent, saveWholeEvent } from '#calls/organizer/eventDates.ts';
import type { Schema } from '#platform/contract/types.ts';
import { StateError } from '#platform/errors/httpError.ts';
import { checkForm } from './checkForm.ts';
import { examples, type Program } from './commandLine.ts';
import { actAs, CommandError, confirm, type Means, type Outcome, type TakeTask } from './operator.ts';

type Event = Schema<'OrganizerEvent'>;

/** Shows the event, or saves its days, name and place. */
export function addEventCommand(program: Program, take: TakeTask): void {
  program
    .command('event')
    .description('Показывает мероприятие, а с параметрами меняет его.')
    .option('--from <день>', 'первый день: 2026-11-20')
    .option('--to <день>', 'последний день')
    .option('--name <название>', 'название')
    .option('--venue <площадка>', 'площадка')
    .option('--address <адрес>', 'адрес')
    .addHelpText('after', examples('event', 'event --from 2026-11-20 --to 2026-12-04 --as boss@example.ru'))
    .action(({ from, to, ...rest }, command) => {
      const { as, yes } = command.optsWithGlobals();
      const changes = {
        ...(from !== undefined && { datestart: from }),
        ...(to !== undefined && { dateend: to }),
        ...rest,
      };
      const isChange = Object.keys(changes).length > 0;
      take({ run: (means) => (isChange ? saveEvent(means, changes, { as, yes }) : showEvent(means)) });
    });
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
  const form = checkForm<Event>('saveEvent', {
    name: '',
    datestart: '',
    dateend: '',
    venue: '',
    address: '',
    version: 0,
    ...stored,
    ...changes,
  });
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
  return `${name === '' ? 'Мероприятие' : quotedName(name)}: с ${datestart} по ${dateend}${place && `, ${place}`}.`;
}

function describeFallen({ meetings, invitations }: { meetings: number; invitations: number }): string {
  if (meetings + invitations === 0) return '';
  const meeting = pluralOf(meetings, ['встреча', 'встречи', 'встреч']);
  const invitation = pluralOf(invitations, ['приглашение', 'приглашения', 'приглашений']);
  return ` Отменено: ${meetings} ${meeting}, ${invitations} ${invitation}.`;
}
