import { useCurrentUser } from 'shared-api/session';
import { useMessageOutbox } from '#state/useOutbox';

/** Widget without output: while it is mounted, it sends messages left over from an earlier page load. */
export function Outbox() {
  const { data: user } = useCurrentUser();
  return user && <Sender ownUserId={user.id} />;
}

function Sender({ ownUserId }: { ownUserId: number }) {
  useMessageOutbox(ownUserId);
  return null;
}
