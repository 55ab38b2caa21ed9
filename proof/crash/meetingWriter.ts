import type { Caller, Callers } from './crashCalls.ts';
import { isPossible, type CrashWriter } from './crashWriter.ts';

type State = 'free' | 'invited' | 'meeting';

interface Invitation {
  id: number;
  user_id: number;
  date: string;
  point: string;
  status: string;
}

/** Cycles each slot: the customer invites, the supplier accepts, the customer cancels. Both sides must have the meeting, or neither. */
export function createMeetingWriter(date: string): CrashWriter {
  const acknowledged = new Map<string, State>();
  const underWay = new Map<string, State>();
  const invitations = new Map<string, number>();
  let count = 0;

  async function change({ supplier, customer }: Callers, point: string, state: State): Promise<boolean> {
    if (state === 'invited')
      return (
        (await supplier.call('PUT', `/api/invite/${invitations.get(point)}`, { status: 'ACCEPTED' })) !== undefined
      );
    if (state === 'meeting')
      return (await customer.call('POST', `/api/meeting/cancel?date=${date}&point=${point}`)) !== undefined;
    const invitation = (await customer.call('POST', '/api/invite', { user_id: supplier.id, date, point })) as
      Invitation | undefined;
    if (invitation) invitations.set(point, invitation.id);
    return invitation !== undefined;
  }

  return {
    kind: 'meetings',
    parallel: 1,
    async write(callers) {
      if (acknowledged.size === 0) for (const point of await freePoints(callers, date)) acknowledged.set(point, 'free');
      const points = [...acknowledged.keys()];
      const point = points[Math.floor((count += 1) / 3) % points.length] ?? '';
      const state = acknowledged.get(point) ?? 'free';
      const next = ({ free: 'invited', invited: 'meeting', meeting: 'free' } as const)[state];
      underWay.set(point, next);
      if (!(await change(callers, point, state))) return false;
      underWay.delete(point);
      acknowledged.set(point, next);
      return true;
    },
    async verify(callers) {
      const problems: string[] = [];
      const bySupplier = await meetingsOf(callers.supplier, callers.customer, date);
      const byCustomer = await meetingsOf(callers.customer, callers.supplier, date);
      const open = await openInvitations(callers, date);
      for (const [point, state] of acknowledged) {
        const sides = [bySupplier, byCustomer].map((points) => points.filter((item) => item === point).length);
        const invited = open.filter((invitation) => invitation.point === point);
        const actual = sides[0] ? 'meeting' : invited.length > 0 ? 'invited' : 'free';
        if (sides[0] !== sides[1] || (sides[0] ?? 0) > 1 || invited.length > (actual === 'invited' ? 1 : 0))
          problems.push(`${date} ${point}: ${sides.join(' and ')} meetings, ${invited.length} open invitations`);
        if (!isPossible(actual, state, underWay.get(point))) problems.push(`${date} ${point}: ${actual}, not ${state}`);
        acknowledged.set(point, actual);
        if (invited[0]) invitations.set(point, invited[0].id);
      }
      underWay.clear();
      return problems;
    },
  };
}

async function meetingsOf(viewer: Caller, other: Caller, date: string): Promise<string[]> {
  const { companies } = (await viewer.call('GET', `/api/meetings/companies?date=${date}`)) as {
    companies: { point: string; company_id: number }[];
  };
  return companies.filter(({ company_id }) => company_id === other.id).map(({ point }) => point);
}

async function openInvitations({ supplier, customer }: Callers, date: string): Promise<Invitation[]> {
  const { invitations } = (await customer.call('GET', '/api/invitations/outgoing?limit=1000')) as {
    invitations: Invitation[];
  };
  return invitations.filter(
    (invitation) => invitation.status === 'AWAITING' && invitation.date === date && invitation.user_id === supplier.id,
  );
}

/** Slots where the two can meet: offered by the supplier and empty for both. */
async function freePoints(callers: Callers, date: string): Promise<string[]> {
  const { supplier, customer } = callers;
  const slotsOf = async (viewer: Caller) =>
    ((await viewer.call('GET', `/api/points?date=${date}`)) as { points: { point: string; status: string }[] }).points;
  const [offered, own] = await Promise.all([slotsOf(supplier), slotsOf(customer)]);
  const open = await openInvitations(callers, date);
  const isFree = (point: string) =>
    own.some((slot) => slot.point === point && slot.status !== 'ASSIGNED') &&
    !open.some((invitation) => invitation.point === point);
  return offered.filter(({ point, status }) => status === 'AVAILABLE' && isFree(point)).map(({ point }) => point);
}
