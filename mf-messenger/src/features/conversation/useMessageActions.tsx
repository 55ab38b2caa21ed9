import Copy from 'lucide-react/icons/copy';
import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash-2';
import type { ReactNode } from 'react';
import type { Message } from 'shared-api/contract';
import { toast } from 'shared-ui/toast';
import { useConversation } from './conversationContext';
import { useEditing } from './editedMessage';
import { texts } from './texts';

/** Something that can be done with a message. */
export interface MessageAction {
  name: 'edit' | 'copy' | 'delete';
  label: string;
  icon: ReactNode;
  run: () => void;
}

/** What can be done with a message that the server has: one's own can be changed and deleted, any text can be copied (CHAT-07). */
export function useMessageActions({ id, user_id, text }: Message, onDelete: () => void): readonly MessageAction[] {
  const { userId, isBlocked, ownUserId } = useConversation();
  const { begin } = useEditing(ownUserId, userId);
  const isOwn = user_id === ownUserId;
  const actions: (MessageAction | false)[] = [
    isOwn &&
      !isBlocked && {
        name: 'edit',
        label: texts.edit,
        icon: <Pencil size={16} aria-hidden />,
        run: () => begin(id),
      },
    text !== '' && {
      name: 'copy',
      label: texts.copy,
      icon: <Copy size={16} aria-hidden />,
      run: () => void copy(text),
    },
    isOwn && { name: 'delete', label: texts.remove, icon: <Trash2 size={16} aria-hidden />, run: onDelete },
  ];
  return actions.filter((action) => action !== false);
}

async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast.success(texts.copied);
  } catch {
    // Refused by the browser, or missing where the page came over plain http.
    toast.danger(texts.copyFailed);
  }
}
