import { useCallback, useMemo, useState, type ReactNode } from 'react';
import { styled } from 'styled-components';
import type { Attachment, ChatWithUser, Message } from 'shared-api/contract';
import { isImageName } from 'shared-api/delivery/uploads';
import { useSettings } from 'shared-api/settings';
import { storedFileName } from 'shared-api/text';
import { formatFileSize } from 'shared-ui/files';
import { ImageViewer, type ViewedImage } from 'shared-ui/ImageViewer';
import { safeHref } from 'shared-ui/safeHref';
import { DropArea } from '#parts/attachments/DropArea';
import { chatDraftName, useChosenFiles } from '#state/useChosenFiles';
import { ConversationContext } from '../state/conversationContext';
import { texts } from '../texts';

interface ChatPaneProps {
  chat: ChatWithUser;
  ownUserId: number;
  messages: readonly Message[];
  children: ReactNode;
}

const NO_IMAGES: readonly ViewedImage[] = [];

/** Area of an open chat: accepts dropped files, and shows the pictures of all messages in one viewer. */
export function ChatPane({ chat, ownUserId, messages, children }: ChatPaneProps) {
  const areAttachmentsOn = useSettings().data?.attachments_status ?? false;
  const { add } = useChosenFiles(chatDraftName(ownUserId, chat.user_id));
  const [shownId, setShownId] = useState<number | null>(null);
  const [openUserId, setOpenUserId] = useState(chat.user_id);
  if (openUserId !== chat.user_id) {
    setOpenUserId(chat.user_id);
    setShownId(null);
  }
  const { user_id: userId, company, is_blocked: isBlocked } = chat;
  const conversation = useMemo(
    () => ({ userId, company, isBlocked, ownUserId, showImage: setShownId }),
    [userId, company, isBlocked, ownUserId],
  );
  const isViewing = shownId !== null;
  // Stable callback and list, so that a new message does not re-render the viewer.
  const close = useCallback(() => setShownId(null), []);
  const images = useMemo(() => (isViewing ? chatImages(messages) : NO_IMAGES), [isViewing, messages]);

  return (
    <Root onFiles={add} isDisabled={!areAttachmentsOn || chat.is_blocked}>
      <ConversationContext value={conversation}>{children}</ConversationContext>
      <ImageViewer
        images={images}
        shownId={shownId}
        onShow={setShownId}
        onClose={close}
        title={texts.images(chat.company)}
      />
    </Root>
  );
}

function isShownAsImage({ filename, url, is_deleted }: Attachment): boolean {
  return !is_deleted && isImageName(filename) && safeHref(url) !== undefined;
}

/** Collects all pictures of the loaded messages in order, for paging through them in the viewer. */
function chatImages(messages: readonly Message[]): ViewedImage[] {
  return messages.flatMap(({ attachments }) =>
    attachments.filter(isShownAsImage).map(({ id, url, filename, filesize }) => ({
      id,
      src: url,
      alt: storedFileName(filename),
      file: { name: storedFileName(filename), size: formatFileSize(filesize), href: url },
    })),
  );
}

const Root = styled(DropArea)`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-height: 0;
`;
