import type { PropsOf } from 'shared-api/federation';
import { ChatOnly } from '../features/meeting-settings/components/ChatOnly';

/** The chat-only checkbox of the current user; it saves at once. */
export function ChatOnlySetting(props: PropsOf<'mf_profile/ChatOnlySetting'>) {
  return <ChatOnly {...props} />;
}
