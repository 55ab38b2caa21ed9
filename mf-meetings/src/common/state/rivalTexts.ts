import { quotedName } from 'shared-api/text';
import { invitationKindId, invitationKinds, type InvitationKind } from '#domain/invitationKind';
import type { Loser } from './losers';

type KindId = ReturnType<typeof invitationKindId>;

const relations = {
  'incoming-meeting': ['приглашает вас', 'приглашают вас'],
  'outgoing-meeting': ['пригласили вы', 'пригласили вы'],
  'incoming-move': ['просит перенести встречу', 'просят перенести встречу'],
  'outgoing-move': ['вы просите перенести встречу', 'вы просите перенести встречи'],
} as const satisfies Record<KindId, readonly [string, string]>;

/** Hint in a row: «В это же время: «Парус», «Корзинка» (приглашают вас), «Левый Джо» (пригласили вы)». */
export function rivalsHint(losers: readonly Loser[]): string {
  const groups = groupsOf(losers).map(({ id, names }) => {
    const [one, many] = relations[id];
    return `${names.join(', ')} (${names.length > 1 ? many : one})`;
  });
  return `В это же время: ${groups.join(', ')}`;
}

/** Warning of the dialog: «В это же время вас приглашает «Парус»: с этой компанией встретиться не получится.» */
export function rivalsWarning(losers: readonly Loser[]): string {
  const groups = groupsOf(losers).map(({ id, names }) => {
    const isOne = names.length === 1;
    const list = names.join(', ');
    switch (id) {
      case 'incoming-meeting':
        return `вас ${isOne ? 'приглашает' : 'приглашают'} ${list}`;
      case 'outgoing-meeting':
        return `вы пригласили ${isOne ? 'компанию' : 'компании'} ${list}`;
      case 'incoming-move':
        return `${list} ${isOne ? 'просит' : 'просят'} перенести встречу`;
      case 'outgoing-move':
        return `вы просите ${isOne ? 'компанию' : 'компании'} ${list} перенести ${isOne ? 'встречу' : 'встречи'}`;
    }
  });
  return `В это же время ${groups.join(', ')}: ${consequencesOf(losers).join(', ')}.`;
}

function groupsOf(losers: readonly Loser[]): { id: KindId; names: string[] }[] {
  return invitationKinds
    .map((kind: InvitationKind) => {
      const id = invitationKindId(kind);
      const ofKind = losers.filter(({ invitations }) => invitations.some((each) => invitationKindId(each.kind) === id));
      return { id, names: ofKind.map(({ company }) => quotedName(company)) };
    })
    .filter(({ names }) => names.length > 0);
}

/** Meetings that were to be moved keep their time. */
function consequencesOf(losers: readonly Loser[]): string[] {
  const invitations = losers.flatMap((loser) => loser.invitations);
  const moves = invitations.filter(({ kind }) => kind.isMove).length;
  const meetings = losers.filter((loser) => loser.invitations.some(({ kind }) => !kind.isMove)).length;
  return [
    ...(meetings > 0 ? [`с ${meetings > 1 ? 'этими компаниями' : 'этой компанией'} встретиться не получится`] : []),
    ...(moves > 0 ? [moves > 1 ? 'встречи останутся на прежнем времени' : 'встреча останется на прежнем времени'] : []),
  ];
}
