import { companyInfoOf, useSaveCompanyInfo } from 'shared-api/company-info';
import type { CurrentUser } from 'shared-api/contract';
import type { PropsOf } from 'shared-api/federation';
import { useCurrentUser } from 'shared-api/session';
import { Loaded } from 'shared-ui/Loaded';
import { useReadUser } from '#api/useReadUser';
import { useSavedSetting } from '../state/useSavedSetting';
import { texts } from '../texts';
import { ChatOnlyChoice } from './ChatOnlyChoice';
import { SettingsSkeleton } from './SettingsSkeleton';

type ChatOnlySettingProps = PropsOf<'mf_profile/ChatOnlySetting'>;

/** The chat-only checkbox of the current user, saved on each change (EDIT-12). */
export function ChatOnlySetting({ onSaved }: ChatOnlySettingProps) {
  return (
    <Loaded query={useCurrentUser()} skeleton={<SettingsSkeleton lines={2} />} failed={texts.loadFailed}>
      {(user) => <Content user={user} onSaved={onSaved} />}
    </Loaded>
  );
}

function Content({ user, onSaved }: ChatOnlySettingProps & { user: CurrentUser }) {
  const saveCompanyInfo = useSaveCompanyInfo();
  const { reload } = useCurrentUser();
  const readUser = useReadUser();
  const { value, isSaving, change } = useSavedSetting({
    stored: user.only_chat,
    save: async (only_chat) => {
      await saveCompanyInfo({ ...companyInfoOf(await readUser()), only_chat });
      // The setting is saved even if refetching the user fails.
      await reload();
      onSaved?.();
    },
  });
  return <ChatOnlyChoice value={value} onChange={change} isBusy={isSaving} />;
}
