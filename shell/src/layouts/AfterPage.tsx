import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { realtimeStatusAtom } from 'shared-api/realtime';
import { announceApp, isInstalled } from '../install/install';
import { MessageNotices } from '../notifications/MessageNotices';
import { KeepDay } from '../offline/KeepDay';
import { KeptPages } from '../offline/KeptPages';
import { OfflineLine } from '../offline/OfflineLine';
import { AppBadge } from '../push/AppBadge';
import { PushOfAccount } from '../push/PushOfAccount';

interface AfterPageProps {
  userId: number;
  isAdministrator: boolean;
}

/** Parts of the main layout that load once the page has rendered, in one chunk. */
export function AfterPage({ userId, isAdministrator }: AfterPageProps) {
  const isPushLost = useAtomValue(realtimeStatusAtom) === 'offline';
  useEffect(announceApp, []);
  return (
    <>
      <MessageNotices userId={userId} />
      {!isAdministrator && <KeepDay userId={userId} />}
      <PushOfAccount userId={userId} />
      {isInstalled() && <AppBadge hasInvitations={!isAdministrator} />}
      <KeptPages isAdministrator={isAdministrator} />
      <OfflineLine isPushLost={isPushLost} hasAnswers />
    </>
  );
}
