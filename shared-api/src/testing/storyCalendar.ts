import type { Invitation, Point, Schema } from '../contract';
import { fixtures } from '../fixtures';
import type { ReceivedCall } from './createFakeApi';
import { storyCompany } from './storyCompanies';

/** Slots of a day: 09:00 to 20:30. */
const times = Array.from(
  { length: 24 },
  (_, index) => `${String(9 + Math.floor(index / 2)).padStart(2, '0')}:${index % 2 ? '30' : '00'}`,
);

const meetings: Record<string, [point: string, companyId: number][]> = {
  '2026-11-23': [
    ['10:30', 7],
    ['14:00', 3],
    ['16:30', 6],
  ],
  '2026-11-24': [['12:00', 4]],
  '2026-11-26': [
    ['09:30', 10],
    ['11:00', 12],
  ],
};

/** The event of the stories: «today» is its third day. */
export const storyEvent = { datestart: '2026-11-21', dateend: '2026-11-28' };

export function storyPoints(date: string): Point[] {
  return times.map((point) => {
    const isMeeting = meetings[date]?.some(([at]) => at === point) ?? false;
    const isFree = point >= '10:00' && point < '18:00' && point !== '13:00' && point !== '13:30';
    return {
      point,
      status: isMeeting ? 'ASSIGNED' : isFree ? 'AVAILABLE' : 'BLOCKED',
      link: isMeeting ? 'https://meet.example/vstrecha' : null,
    };
  });
}

export function storyMeetingCompanies(date: string): Schema<'MeetingCompany'>[] {
  return (meetings[date] ?? []).map(([point, id], index) => ({
    point,
    company: storyCompany(id).company,
    company_id: id,
    is_move: false,
    meeting_id: id * 10 + index,
    sequence: 0,
  }));
}

export function storyMeetingDays(limit: number): Schema<'MeetingsPage'> {
  const days = Object.keys(meetings).filter((date) => date > '2026-11-23');
  return {
    meetings: Object.fromEntries(days.slice(0, limit).map((date) => [date, storyPoints(date)])),
    total_count: days.length,
    pages: Math.ceil(days.length / limit),
  };
}

const invitation = (id: number, userId: number, part: Partial<Invitation>): Invitation =>
  fixtures.invitation({ id, user_id: userId, company: storyCompany(userId).company, ...part });

const invitations: Record<'incoming' | 'outgoing', readonly Invitation[]> = {
  incoming: [
    invitation(1, 2, { date: '2026-11-24', point: '10:30' }),
    invitation(2, 5, { date: '2026-11-24', point: '10:30' }),
    invitation(3, 8, { date: '2026-11-25', point: '15:00' }),
    invitation(4, 9, { date: '2026-11-25', point: '11:00', status: 'REJECTED' }),
    invitation(5, 4, { date: '2026-11-25', point: '16:00', _date: '2026-11-24', _point: '12:00' }),
  ],
  outgoing: [
    invitation(6, 11, { date: '2026-11-24', point: '17:00' }),
    invitation(7, 3, { date: '2026-11-23', point: '14:00', status: 'ACCEPTED' }),
    invitation(8, 12, { date: '2026-11-27', point: '11:30', _date: '2026-11-26', _point: '11:00' }),
  ],
};

export function storyInvitations(
  direction: 'incoming' | 'outgoing',
  { query }: Pick<ReceivedCall, 'query'>,
): Schema<'InvitationsPage'> {
  const wanted = invitations[direction].filter(({ _date }) => (_date !== null) === (query.get('is_move') === '1'));
  return { invitations: wanted, total_count: wanted.length, pages: 1 };
}
