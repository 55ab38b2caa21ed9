import { paths } from 'shared-api/paths';

/** The fields of a notice that decide where it leads. */
export interface NoticeSubject {
  id?: number;
  kind: string;
  actor_id?: number | null;
  invitation_id?: number | null;
  meeting_id?: number | null;
  date?: string | null;
  point?: string | null;
  from_date?: string | null;
  /** The news post that it tells of. */
  post_id?: number | null;
}

/** The page of a notice's subject: one rule for bell, cards, desktop notifications, e-mails and the bot. */
export function noticePath({ id, kind, ...subject }: NoticeSubject): string {
  const { actor_id, invitation_id, post_id } = subject;
  switch (kind) {
    case 'invitation':
    case 'move_asked':
    case 'expiring':
      return invitation_id ? paths.invitation(invitation_id) : paths.invitations;
    case 'waiting':
      return paths.invitations;
    case 'mutual':
    case 'timetable':
      return paths.mutual;
    case 'move_declined':
      // The meeting stays where it was.
      return meetingPath({ ...subject, date: subject.from_date ?? subject.date });
    case 'accepted':
    case 'move_accepted':
    case 'by_organizer':
    case 'place':
    case 'reminder':
    case 'arrived':
    case 'late':
    case 'day':
    case 'result':
    case 'agreement_asked':
    case 'agreement_confirmed':
      return meetingPath(subject);
    case 'slot_free':
      return subject.date && subject.point ? paths.opening(subject.date, subject.point) : paths.meetings;
    case 'cancelled':
      // Servers without meeting ids cannot say who is free instead.
      return subject.meeting_id || !actor_id ? meetingPath(subject) : paths.participant(actor_id);
    case 'news':
      return post_id ? paths.newsPost(post_id) : paths.news;
    case 'organizer':
      return id ? paths.broadcastMessage(id) : paths.news;
    case 'declined':
    case 'withdrawn':
    case 'fell':
    case 'expired':
      return actor_id ? paths.participant(actor_id) : paths.meetings;
    default:
      return paths.profile;
  }
}

function meetingPath({ date, meeting_id }: Pick<NoticeSubject, 'date' | 'meeting_id'>): string {
  if (!date) return paths.meetings;
  return meeting_id ? paths.meeting(date, meeting_id) : paths.meetingDay(date);
}
