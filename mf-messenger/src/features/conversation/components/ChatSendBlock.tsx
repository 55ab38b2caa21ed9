import { useMemo, useState } from 'react';
import { styled } from 'styled-components';
import type { ChatWithUser, Message } from 'shared-api/contract';
import { theme } from 'shared-ui/theme';
import type { OutgoingFile } from '#outbox/messageOutbox';
import { useEditedId, useEditing } from '../editedMessage';
import { texts } from '../texts';
import { ChatComposer } from './ChatComposer';
import { MessageEdit } from './MessageEdit';

interface ChatSendBlockProps {
  chat: ChatWithUser;
  ownUserId: number;
  messages: readonly Message[];
  onSend: (text: string, files: readonly OutgoingFile[]) => void;
}

/** Composer of a chat, or the editor of a sent message; a blocked chat shows the reason instead. */
export function ChatSendBlock({ chat, ownUserId, messages, onSend }: ChatSendBlockProps) {
  const editedId = useEditedId(ownUserId, chat.user_id);
  const editing = useEditing(ownUserId, chat.user_id);
  const isOwn = ({ user_id }: Message) => user_id === ownUserId;
  const edited = editedId === undefined ? undefined : messages.find((one) => one.id === editedId && isOwn(one));
  // After an edit the focus returns to the composer.
  const [editedIn, setEditedIn] = useState<number>();
  if (edited && editedIn !== chat.user_id) setEditedIn(chat.user_id);

  const lastOwnId = messages.findLast(isOwn)?.id;
  // Memoised, so that incoming messages do not re-render the composer.
  const editLast = useMemo(
    () => (lastOwnId === undefined ? undefined : () => editing.begin(lastOwnId)),
    [editing, lastOwnId],
  );

  if (chat.is_blocked) return <Blocked>{texts.blocked}</Blocked>;
  if (edited) return <MessageEdit key={edited.id} message={edited} ownUserId={ownUserId} editing={editing} />;
  return (
    <ChatComposer
      userId={chat.user_id}
      ownUserId={ownUserId}
      takesFocus={editedIn === chat.user_id}
      onSend={onSend}
      onEditLast={editLast}
    />
  );
}

const Blocked = styled.p`
  margin: 0;
  padding: ${theme.space(4)};
  border-top: 1px solid ${theme.color.border};
  color: ${theme.color.textMuted};
  text-align: center;
`;
