import type { CurrentUser } from 'shared-api/contract';
import { useCurrentUser } from 'shared-api/session';
import { Loaded } from 'shared-ui/Loaded';
import { useSaveNotifyMode } from '#api/saveProfile';
import { useSavedSetting } from '../state/useSavedSetting';
import { texts } from '../texts';
import { NotifyModeChoice } from './NotifyModeChoice';
import { SettingsSkeleton } from './SettingsSkeleton';

/** How the current user is notified about meetings, saved on each change (EDIT-07). */
export function NotifyModeSetting() {
  return (
    <Loaded query={useCurrentUser()} skeleton={<SettingsSkeleton lines={5} />} failed={texts.loadFailed}>
      {(user) => <Content user={user} />}
    </Loaded>
  );
}

function Content({ user }: { user: CurrentUser }) {
  const { value, isSaving, change } = useSavedSetting({ stored: user.notify, save: useSaveNotifyMode() });
  return (
    <NotifyModeChoice value={value} onChange={change} isBusy={isSaving} isMessengerConnected={user.connection.status} />
  );
}
