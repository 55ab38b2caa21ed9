import { useCurrentUser } from 'shared-api/session';
import { useResumeUnsent } from '#api/unsent';

/** Widget without output: while it is mounted, it sends notes and rejections left over from an earlier page load. */
export function Outbox() {
  const { data: user } = useCurrentUser();
  return user && <Sender account={user.id} />;
}

function Sender({ account }: { account: number }) {
  useResumeUnsent(account);
  return null;
}
