import { useMemo, useState } from 'react';
import { styled } from 'styled-components';
import type { ChatWithUser, Message } from 'shared-api/contract';
import { theme } from 'shared-ui/theme';
import type { OutgoingFile } from '#outbox/outboxState';
import { useEditedId, useEditing } from '../editedMessage';
import { texts } from '../texts';
import { ChatComposer } from './ChatComposer';
import { MessageEdit } from './MessageEdit';

interface ChatSendBlockProps {
  chat: ChatWithUser;
  ownUserId: number;
  /** As far as they are loaded. */
  messages: readonly Message[];
  onSend: (text: string, files: readonly OutgoingFile[]) => void;
}

/** Where one writes to a chat, or changes what one wrote; a blocked chat says why there is nothing. */
export function ChatSendBlock({ chat, ownUserId, messages, onSend }: ChatSendBlockProps) {
  const editedId = useEditedId(ownUserId, chat.user_id);
  const editing = useEditing(ownUserId, chat.user_id);
  const isOwn = ({ user_id }: Message) => user_id === ownUserId;
  const edited = editedId === undefined ? undefined : messages.find((one) => one.id === editedId && isOwn(one));
  // The focus returns to the field that one left to change a message.
  const [editedIn, setEditedIn] = useState<number>();
  if (edited && editedIn !== chat.user_id) setEditedIn(chat.user_id);

  const lastOwnId = messages.findLast(isOwn)?.id;
  // The same until one has written again: what comes from the other side draws nothing of the place to write anew.
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
