import { useEffect, useEffectEvent } from 'react';
import { onOtherOwner } from 'shared-api/drafts';
import type { Session } from './session';

/**
 * Tabs share one session: when another account logs in in another tab, this one becomes that account's too, with nothing left of what it
 * showed. Otherwise what is pressed here would be done in the other one's name.
 */
export function useFollowOtherTab(session: Session, beginSession: () => Promise<void>): void {
  const account = session.phase === 'user' ? session.user.id : undefined;
  const follow = useEffectEvent(() => void beginSession());
  useEffect(() => (account === undefined ? undefined : onOtherOwner(account, follow)), [account]);
}
