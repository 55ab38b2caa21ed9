/** One of the four lists of the page: who asked whom, and whether for a meeting or for moving one. */
export interface InvitationKind {
  direction: 'incoming' | 'outgoing';
  isMove: boolean;
}

/** The four lists in the order of the page. */
export const invitationKinds = [
  { direction: 'incoming', isMove: false },
  { direction: 'outgoing', isMove: false },
  { direction: 'incoming', isMove: true },
  { direction: 'outgoing', isMove: true },
] as const satisfies readonly InvitationKind[];

/** Tells the four lists apart. */
export function invitationKindId({ direction, isMove }: InvitationKind) {
  return `${direction}-${isMove ? 'move' : 'meeting'}` as const;
}
