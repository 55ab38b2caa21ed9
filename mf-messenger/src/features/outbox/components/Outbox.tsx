import { useCurrentUser } from 'shared-api/session';
import { useOutboxOf } from '#outbox/useOutboxOf';

/** Widget that shows nothing: while it is there, messages that wait from an earlier page load are sent. */
export function Outbox() {
  const { data: user } = useCurrentUser();
  return user && <Sender ownUserId={user.id} />;
}

function Sender({ ownUserId }: { ownUserId: number }) {
  useOutboxOf(ownUserId);
  return null;
}
