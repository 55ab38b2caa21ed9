import { useAtomValue } from 'jotai';
import { realtimeStatusAtom } from 'shared-api/realtime';
import { isInstalled } from '../install/install';
import { useInstallOffers } from '../install/useInstallOffers';
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
  useInstallOffers();
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
