import Copy from '@lucide/icons/icons/copy';
import Download from '@lucide/icons/icons/download';
import Pencil from '@lucide/icons/icons/pencil';
import Trash from '@lucide/icons/icons/trash';
import type { ReactNode } from 'react';
import type { Attachment, Message } from 'shared-api/contract';
import { Icon } from 'shared-ui/Icon';
import { toast } from 'shared-ui/toast';
import { cutName } from '#domain/fileName';
import { downloadHref, fileOfAttachment } from '#domain/messageFile';
import { useConversation } from '../state/conversationContext';
import { texts } from '../texts';
import { useEditing } from './editedMessage';

export interface MessageAction {
  key: string;
  kind: 'edit' | 'copy' | 'download' | 'delete';
  label: string;
  icon: ReactNode;
  run: () => void;
}

/**
 * Lists the actions of a confirmed message: the current user's own can be edited and deleted, any text copied
 * (CHAT-07), and any file that is not deleted downloaded (CHAT-11).
 */
export function useMessageActions(
  { id, user_id, text, attachments }: Message,
  onDelete: () => void,
): readonly MessageAction[] {
  const { userId, isBlocked, ownUserId } = useConversation();
  const { begin } = useEditing(ownUserId, userId);
  const isOwn = user_id === ownUserId;
  const actions: (MessageAction | false)[] = [
    isOwn &&
      !isBlocked && {
        key: 'edit',
        kind: 'edit',
        label: texts.edit,
        icon: <Icon icon={Pencil} size={16} />,
        run: () => begin(id),
      },
    text !== '' && {
      key: 'copy',
      kind: 'copy',
      label: texts.copy,
      icon: <Icon icon={Copy} size={16} />,
      run: () => void copy(text),
    },
    ...attachments.map(downloadOf),
    isOwn && {
      key: 'delete',
      kind: 'delete',
      label: texts.remove,
      icon: <Icon icon={Trash} size={16} />,
      run: onDelete,
    },
  ];
  return actions.filter((action) => action !== false);
}

/** Returns the download of a file; false when it was deleted. */
function downloadOf(attachment: Attachment): MessageAction | false {
  const file = fileOfAttachment(attachment);
  const href = downloadHref(file);
  return (
    href !== undefined && {
      key: `download-${file.id}`,
      kind: 'download',
      label: texts.download(cutName(file.name)),
      icon: <Icon icon={Download} size={16} />,
      run: () => saveFile(href, file.name),
    }
  );
}

async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast.success(texts.copied);
  } catch {
    // Denied by the browser, or unavailable because the page was loaded over plain HTTP.
    toast.danger(texts.copyFailed);
  }
}

/** Downloads a file of this site under a name. The server sends it as an attachment, so the page stays open. */
function saveFile(href: string, name: string): void {
  const link = document.createElement('a');
  Object.assign(link, { href, download: name, target: '_blank', rel: 'noopener noreferrer' });
  link.click();
}
