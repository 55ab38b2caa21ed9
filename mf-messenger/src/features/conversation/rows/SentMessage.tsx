import { useEffect, useMemo, useRef, useState, type MouseEvent, type PointerEvent } from 'react';
import { styled } from 'styled-components';
import type { Message } from 'shared-api/contract';
import { InlineUndo } from 'shared-ui/InlineUndo';
import { theme } from 'shared-ui/theme';
import { toast } from 'shared-ui/toast';
import { useDeleteMessage } from '#api/useDeleteMessage';
import { downloadHref, fileOfAttachment } from '#domain/messageFile';
import { useEditing } from '../editing/editedMessage';
import { MessageMenu } from '../editing/MessageMenu';
import { MessageSheet } from '../editing/MessageSheet';
import { useConversation } from '../state/conversationContext';
import { texts } from '../texts';
import { MessageBubble } from './MessageBubble';

interface SentMessageProps {
  message: Message;
  isContinued: boolean;
  isFound: boolean;
}

/** `undone` keeps the wrapper mounted, so that the focus returns from «Вернуть» to the message. */
type Deletion = 'none' | 'pending' | 'undone';

/** Duration of a long press in ms, and the movement tolerated meanwhile in px. */
const LONG_PRESS = 400;
const TREMBLE = 10;

/** A confirmed message with its actions. A deletion can be undone for some seconds (CHAT-07). */
export function SentMessage({ message, isContinued, isFound }: SentMessageProps) {
  const { id, user_id, text, created_at, attachments } = message;
  const { userId, company, ownUserId, showImage } = useConversation();
  const editing = useEditing(ownUserId, userId);
  const deleteMessage = useDeleteMessage();
  const [deletion, setDeletion] = useState<Deletion>('none');
  const [isSheetOpen, setIsSheetOpen] = useState(false);
  const files = useMemo(() => attachments.map(fileOfAttachment), [attachments]);
  const isOwn = user_id === ownUserId;
  const hasActions = isOwn || text !== '' || files.some((file) => downloadHref(file) !== undefined);
  const longPress = useLongPress(() => setIsSheetOpen(hasActions));

  const beginDeletion = () => {
    editing.drop(id);
    setDeletion('pending');
  };
  const complete = () =>
    void deleteMessage(message).then(
      () => toast.success(texts.deletedForAll),
      () => toast.danger(texts.deleteFailed),
    );

  const bubble = (
    <>
      <MessageBubble
        {...longPress}
        data-found={isFound || undefined}
        text={text}
        createdAt={created_at}
        files={files}
        onShowImage={(image) => showImage(Number(image.id))}
        isOwn={isOwn}
        author={isOwn ? texts.own : company}
        isContinued={isContinued}
        actions={hasActions && <MessageMenu message={message} onDelete={beginDeletion} />}
      />
      {isSheetOpen && <MessageSheet message={message} onDelete={beginDeletion} onClose={() => setIsSheetOpen(false)} />}
    </>
  );
  if (deletion === 'none') return bubble;
  return (
    <Undo
      isShown={deletion === 'pending'}
      text={texts.deleted}
      onUndo={() => setDeletion('undone')}
      onComplete={complete}
    >
      {bubble}
    </Undo>
  );
}

/** Event handlers for a long press on touch screens. Links inside keep the browser's own long press. */
function useLongPress(onLongPress: () => void) {
  const press = useRef<{ timer: number; x: number; y: number }>(undefined);
  const stop = () => {
    window.clearTimeout(press.current?.timer);
    press.current = undefined;
  };
  useEffect(() => stop, []);

  return {
    onPointerDown: ({ pointerType, isPrimary, target, clientX, clientY }: PointerEvent) => {
      stop();
      if (pointerType !== 'touch' || !isPrimary || (target instanceof Element && target.closest('a'))) return;
      press.current = { timer: window.setTimeout(onLongPress, LONG_PRESS), x: clientX, y: clientY };
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent) => {
      if (press.current && Math.hypot(clientX - press.current.x, clientY - press.current.y) > TREMBLE) stop();
    },
    onPointerUp: stop,
    // The list started scrolling.
    onPointerCancel: stop,
    // Suppresses the browser's menu for a long press.
    onContextMenu: (event: MouseEvent) => press.current && event.preventDefault(),
  };
}

const Undo = styled(InlineUndo)`
  > :last-child {
    justify-content: end;
    margin-inline: ${theme.space(4)};
  }
`;
