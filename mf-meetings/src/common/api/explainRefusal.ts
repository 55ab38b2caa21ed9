import { describeError, outcome, request } from 'shared-api/client';
import type { Invitation } from 'shared-api/contract';
import { addDays, isAgreeable, todayInMoscow } from 'shared-api/time';
import type { QueuedWrite } from '#domain/queuedWrite';
import { texts } from '#domain/queueTexts';
import { getInvitations } from './getInvitations';
import { STATUSES } from './useDecideInvitation';
import { getMeetingCompanies } from './useMeetingCompanies';
import { getPoints } from './usePoints';

/** Days to look for common time, from the one of the invitation on, and slots to name. */
const DAYS = 3;
const NAMED = 3;

/** Why the server refused a write that waited for the network; undefined when an earlier attempt had arrived. */
export async function explainRefusal(write: QueuedWrite, error: unknown): Promise<string | undefined> {
  const said = texts.notSent(lowerFirst(describeError(error)));
  if (write.kind !== 'answer' || outcome(error) !== 'conflict') return said;
  try {
    return await explainAnswer(write, said);
  } catch {
    return said;
  }
}

async function explainAnswer(
  { invitation, decision }: Extract<QueuedWrite, { kind: 'answer' }>,
  said: string,
): Promise<string | undefined> {
  const [status, own] = await Promise.all([readStatus(invitation), readOwnMeeting(invitation)]);
  if (status === STATUSES[decision]) return undefined;
  if (own !== undefined || (status === 'CANCELED' && (await wasTaken(invitation))))
    return texts.taken(own, await findCommon(invitation).catch(() => []));
  if (status === 'CANCELED') return texts.withdrawn;
  return status === 'AWAITING' ? said : texts.decided;
}

async function readStatus({ id, _date }: Invitation): Promise<Invitation['status'] | undefined> {
  const { invitations } = await getInvitations({ direction: 'incoming', isMove: _date !== null }, 'all');
  return invitations.find((each) => each.id === id)?.status;
}

/** The other company that the current user meets at that time. */
async function readOwnMeeting({ date, point, user_id }: Invitation): Promise<string | undefined> {
  const companies = await getMeetingCompanies(date);
  return companies.find((each) => each.point === point && each.company_id !== user_id)?.company;
}

/** Whether the invitation fell because its sender meets another company then; unknown to servers without notices. */
async function wasTaken({ id }: Invitation): Promise<boolean> {
  try {
    const { notices } = await request('get', '/api/notices', { query: {} });
    return notices.some(
      ({ kind, cause, invitation_id }) => invitation_id === id && kind === 'fell' && cause === 'taken',
    );
  } catch {
    return false;
  }
}

/** The first slots that both companies have free, from the day of the invitation on. */
async function findCommon({ date, user_id }: Invitation): Promise<{ date: string; point: string }[]> {
  const today = todayInMoscow();
  const first = date > today ? date : today;
  const found: { date: string; point: string }[] = [];
  for (let day = first; day < addDays(first, DAYS) && found.length < NAMED; day = addDays(day, 1)) {
    const [own, theirs] = await Promise.all([getPoints(day), getPoints(day, user_id)]);
    const free = new Set(theirs.filter(({ status }) => status === 'AVAILABLE').map(({ point }) => point));
    for (const { point, status } of own)
      if (status === 'AVAILABLE' && free.has(point) && isAgreeable(day, point)) found.push({ date: day, point });
  }
  return found.slice(0, NAMED);
}

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
