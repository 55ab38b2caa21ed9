import type { CurrentUser } from 'shared-api/contract';
import { saveNotifyMode } from '../api/saveNotifyMode';
import { useChangeUser } from '../api/useChangeUser';
import { useSavedSetting } from '../useSavedSetting';
import { NotifyModeChoice } from './NotifyModeChoice';

interface NotifyModeEditProps {
  user: CurrentUser;
}

/** Saves each choice of how a known user is told about meetings. */
export function NotifyModeEdit({ user }: NotifyModeEditProps) {
  const changeUser = useChangeUser();
  const { value, isSaving, change } = useSavedSetting({
    stored: user.notify,
    save: async (notify) => {
      await saveNotifyMode(notify);
      await changeUser({ notify });
    },
  });
  return (
    <NotifyModeChoice value={value} onChange={change} isBusy={isSaving} isMessengerConnected={user.connection.status} />
  );
}
