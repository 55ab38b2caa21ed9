import { fileOnItsWay } from '#domain/messageFile';
import type { OutgoingMessage } from '#outbox/outboxState';
import { useUploadPercent } from '#uploads/useUploadPercent';
import { texts } from '../texts';
import { MessageBubble, type MessageStatus } from './MessageBubble';

interface OutgoingBubbleProps {
  outgoing: OutgoingMessage;
  isContinued: boolean;
  onRetry: () => void;
  onRemove: () => void;
}

/** A message that the server has not confirmed: on its way, how far its files are, or why it did not go. */
export function OutgoingBubble({ outgoing, isContinued, onRetry, onRemove }: OutgoingBubbleProps) {
  const { text, createdAt, files, phase } = outgoing;
  const percent = useUploadPercent(files);
  const status: MessageStatus =
    phase.kind === 'failed'
      ? { kind: 'failed', reason: phase.reason, onRetry, onRemove }
      : { kind: 'sending', percent };
  return (
    <MessageBubble
      text={text}
      createdAt={createdAt}
      files={files.map(fileOnItsWay)}
      isOwn
      author={texts.own}
      isContinued={isContinued}
      status={status}
    />
  );
}
