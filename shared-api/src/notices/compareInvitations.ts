import type { Invitation, Notice } from '../contract';
import { noticePath } from '../resources/noticePath';

/** An invitation of one of the four lists, as the device keeps it. */
export interface KnownInvitation extends Pick<
  Invitation,
  'id' | 'user_id' | 'company' | 'date' | 'point' | '_date' | '_point' | 'status' | 'reason' | 'text'
> {
  direction: 'incoming' | 'outgoing';
  isMove: boolean;
}

/** Kind and fields of a notice, as the server's ledger would have them. */
export type FoundNotice = Omit<Notice, 'id' | 'at' | 'is_read' | 'urgent'>;

/**
 * Makes notices of the differences between two readings of the invitations. A meeting that is cancelled makes its
 * invitation CANCELED; who cancelled it is not told by such servers.
 * @param reached smallest id that the lists were read to; a missing smaller id does not count
 */
export function compareInvitations(
  before: readonly KnownInvitation[],
  now: readonly KnownInvitation[],
  reached: number,
): FoundNotice[] {
  const present = new Map(now.map((one) => [one.id, one]));
  const known = new Map(before.map((one) => [one.id, one]));
  const changed = before.flatMap((one) => {
    const next = present.get(one.id);
    if (next) return toNotice(next, kindOfChange(one, next));
    const isWithdrawn = one.direction === 'incoming' && one.status === 'AWAITING' && one.id >= reached;
    return isWithdrawn ? toNotice(one, 'withdrawn') : [];
  });
  const added = now
    .filter(({ id, direction, status }) => !known.has(id) && direction === 'incoming' && status === 'AWAITING')
    .flatMap((one) => toNotice(one, one.isMove ? 'move_asked' : 'invitation'));
  return [...changed, ...added];
}

function kindOfChange(before: KnownInvitation, now: KnownInvitation): Notice['kind'] | undefined {
  const { direction, isMove, status } = now;
  if (before.status === status) return undefined;
  if (before.status === 'AWAITING') {
    if (direction === 'incoming') return status === 'CANCELED' ? 'withdrawn' : undefined;
    if (status === 'ACCEPTED') return isMove ? 'move_accepted' : 'accepted';
    if (status === 'REJECTED') return isMove ? 'move_declined' : 'declined';
    return undefined;
  }
  return before.status === 'ACCEPTED' && status === 'CANCELED' && !isMove ? 'cancelled' : undefined;
}

function toNotice(one: KnownInvitation, kind: Notice['kind'] | undefined): FoundNotice[] {
  if (!kind) return [];
  const text = kind === 'invitation' || kind === 'move_asked' ? one.text : one.reason;
  return [
    {
      kind,
      actor: { id: one.user_id, company: one.company, avatar: '' },
      date: one.date,
      point: one.point,
      ...(one._date !== null && one._point !== null && { from_date: one._date, from_point: one._point }),
      ...(text !== undefined && { text }),
      invitation_id: one.id,
      href: noticePath({
        kind,
        actor_id: one.user_id,
        invitation_id: one.id,
        date: one.date,
        from_date: one._date,
      }),
    },
  ];
}
