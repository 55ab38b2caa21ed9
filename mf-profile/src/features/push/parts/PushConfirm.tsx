import { useEffect } from 'react';
import { useCurrentUser } from 'shared-api/session';
import { useFeature } from 'shared-api/settings';
import { confirmPush } from '#state/browserPush';

/** Confirms this browser’s subscription once per page start, and renews it for a changed key (DAY-07). */
export function PushConfirm() {
  const account = useCurrentUser().data?.id;
  const isAnnounced = useFeature('web_push') === true;
  useEffect(() => {
    // The next start tries again.
    if (isAnnounced && account !== undefined) confirmPush(account).catch(() => {});
  }, [isAnnounced, account]);
  return null;
}
