import { useCurrentUser } from 'shared-api/session';
import { ChatOnlyEdit } from './ChatOnlyEdit';
import { SettingsFailure } from './SettingsFailure';
import { SettingsSkeleton } from './SettingsSkeleton';

interface ChatOnlyProps {
  /** Called once the server has it and the user is read again. */
  onSaved?: () => void;
}

/** The chat-only checkbox of the current user, once the user is known (EDIT-12). */
export function ChatOnly({ onSaved }: ChatOnlyProps) {
  const { data: user, error, isLoading, reload } = useCurrentUser();
  if (user) return <ChatOnlyEdit user={user} onSaved={onSaved} />;
  if (error === undefined) return <SettingsSkeleton lines={2} />;
  return <SettingsFailure onRetry={() => void reload()} isRetrying={isLoading} />;
}
