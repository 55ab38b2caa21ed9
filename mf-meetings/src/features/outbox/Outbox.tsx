import { useCurrentUser } from 'shared-api/session';
import { useResumeMeetingQueue } from '#api/meetingQueue';
import { useResumeUnsent } from '#api/unsent';

/** Widget without output: while it is mounted, it sends what earlier page loads have left. */
export function Outbox() {
  const { data: user } = useCurrentUser();
  return user && <Sender account={user.id} />;
}

function Sender({ account }: { account: number }) {
  useResumeUnsent(account);
  useResumeMeetingQueue(account);
  return null;
}
