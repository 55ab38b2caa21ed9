import type { CurrentUser } from 'shared-api/contract';
import { useCurrentUser } from 'shared-api/session';
import { saveOnlyChat } from '../api/saveOnlyChat';
import { useChangeUser } from '../api/useChangeUser';
import { useSavedSetting } from '../useSavedSetting';
import { ChatOnlyChoice } from './ChatOnlyChoice';

interface ChatOnlyEditProps {
  user: CurrentUser;
  /** Called once the server has it and the user is read again. */
  onSaved?: () => void;
}

/** Saves each press of a known user's chat-only checkbox. */
export function ChatOnlyEdit({ user, onSaved }: ChatOnlyEditProps) {
  const changeUser = useChangeUser();
  const { reload } = useCurrentUser();
  const { value, isSaving, change } = useSavedSetting({
    stored: user.only_chat,
    save: async (onlyChat) => {
      await saveOnlyChat(user, onlyChat);
      // The server has it, even if reading the user again should fail.
      await changeUser({ only_chat: onlyChat });
      await reload();
      onSaved?.();
    },
  });
  return <ChatOnlyChoice value={value} onChange={change} isBusy={isSaving} />;
}
