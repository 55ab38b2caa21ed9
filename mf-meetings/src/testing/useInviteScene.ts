import { afterEach, beforeEach, jest } from '@jest/globals';
import { noteServerDate } from 'shared-api/clock';
import type { Invitation, MeetingCompany, Participant, Point, Schema } from 'shared-api/contract';
import { fixtures, useFakeApi, type ReceivedCall } from 'shared-api/testing';
import { toast } from 'shared-ui/toast';

/** The slots of each day. At noon of the 22nd the first slot has begun. */
const TIMES = ['10:00', '13:00', '13:30', '14:00', '14:30', '15:00'] as const;
/** Days are written with one character per slot: free, blocked, meeting. */
const STATUSES = { f: 'AVAILABLE', b: 'BLOCKED', m: 'ASSIGNED' } as const;

export const EVENT = { datestart: '2026-11-21', dateend: '2026-11-24' };
export const [TODAY, MONDAY, TUESDAY] = ['2026-11-22', '2026-11-23', '2026-11-24'] as const;
/** The invited company. */
export const COMPANY = 2;

/** State of the fake server; tests modify it to simulate other users. */
export interface InviteScene {
  viewer: ReturnType<typeof fixtures.currentUser>;
  target: Participant;
  /** Day strings by date. */
  theirs: Record<string, string>;
  own: Record<string, string>;
  companies: Record<string, MeetingCompany[]>;
  incoming: Invitation[];
  outgoing: Invitation[];
  /** Additions that the server knows. */
  features: string[];
  /** Received commands. */
  invited: Schema<'NewInvitation'>[];
  rejected: number[];
  messages: Schema<'NewMessage'>[];
  /** Date of each call that reads slots, of either company. */
  asked: string[];
}

/**
 * A fake server that accepts invitations; the two companies have common slots on Monday at 13:30 and on Tuesday at
 * 14:00.
 */
export function useInviteScene() {
  const api = useFakeApi();
  const scene = {} as InviteScene;

  const listOf = (list: () => Invitation[]) => (call: ReceivedCall) => {
    const invitations = list().filter(({ _date }) => (call.query.get('is_move') === '1') === (_date !== null));
    return { invitations, total_count: invitations.length, pages: 1 };
  };

  const takeInvitation = ({ body }: ReceivedCall): Invitation => {
    const sent = body as Schema<'NewInvitation'>;
    scene.invited.push(sent);
    const { user_id, date, point, _date = null, _point = null } = sent;
    const id = 100 + scene.invited.length;
    const invitation = fixtures.invitation({ id, user_id, company: 'Северный ветер', date, point, _date, _point });
    scene.outgoing.push(invitation);
    return invitation;
  };

  /** (Re)installs the handlers of commands, before each test and after a test made them fail. */
  const answerCommands = () => {
    api.answer('post', '/api/invite', takeInvitation);
    api.answer('post', '/api/message', ({ body }) => {
      scene.messages.push(body as Schema<'NewMessage'>);
      return fixtures.message();
    });
    api.answer('put', '/api/invite/{id}', ({ path }) => {
      scene.rejected.push(Number(path.id));
      scene.incoming = scene.incoming.filter(({ id }) => id !== Number(path.id));
      return { ok: true };
    });
  };

  beforeEach(() => {
    localStorage.clear();
    noteServerDate('Sun, 22 Nov 2026 09:00:00 GMT');
    jest.spyOn(toast, 'success');
    jest.spyOn(toast, 'danger');
    Object.assign(scene, {
      viewer: fixtures.currentUser({ id: 1 }),
      target: fixtures.participant({ id: COMPANY }),
      theirs: { [TODAY]: 'fbbbbb', [MONDAY]: 'bffffm', [TUESDAY]: 'bbbffb' },
      own: { [TODAY]: 'ffffff', [MONDAY]: 'bbfmfb', [TUESDAY]: 'bbbfbb' },
      companies: { [MONDAY]: [{ point: '14:00', company: 'Золотая пуговица', company_id: 3, is_move: false }] },
      incoming: [],
      outgoing: [],
      features: [],
      invited: [],
      rejected: [],
      messages: [],
      asked: [],
    } satisfies InviteScene);
    api.answer('get', '/api/user', () => scene.viewer);
    api.answer('get', '/api/user/{id}', () => scene.target);
    api.answer('get', '/api/event', EVENT);
    api.answer('get', '/api/settings', () => fixtures.settings({ features: scene.features }));
    api.answer('get', '/api/points', ({ query }) => {
      const date = query.get('date') ?? '';
      scene.asked.push(date);
      return { points: pointsOf((query.has('user_id') ? scene.theirs : scene.own)[date]) };
    });
    api.answer('get', '/api/meetings/companies', ({ query }) => ({
      companies: scene.companies[query.get('date') ?? ''] ?? [],
    }));
    api.answer(
      'get',
      '/api/invitations/incoming',
      listOf(() => scene.incoming),
    );
    api.answer(
      'get',
      '/api/invitations/outgoing',
      listOf(() => scene.outgoing),
    );
    answerCommands();
  });
  // The next test file begins with the browser's own clock.
  afterEach(() => noteServerDate(new Date().toUTCString()));

  return { api, scene, answerCommands, takeInvitation };
}

function pointsOf(codes = 'bbbbbb'): Point[] {
  return TIMES.map((point, index) => ({
    point,
    status: STATUSES[codes.charAt(index) as keyof typeof STATUSES],
    link: null,
  }));
}
