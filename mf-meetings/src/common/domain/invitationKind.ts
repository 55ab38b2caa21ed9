/** One of the page's four lists: received or sent, for a new meeting or for moving one. */
export interface InvitationKind {
  direction: 'incoming' | 'outgoing';
  isMove: boolean;
}

/** In the order of the page. */
export const invitationKinds = [
  { direction: 'incoming', isMove: false },
  { direction: 'outgoing', isMove: false },
  { direction: 'incoming', isMove: true },
  { direction: 'outgoing', isMove: true },
] as const satisfies readonly InvitationKind[];

export function invitationKindId({ direction, isMove }: InvitationKind) {
  return `${direction}-${isMove ? 'move' : 'meeting'}` as const;
}
