import { fileOnItsWay } from '#domain/messageFile';
import type { OutgoingMessage } from '#state/messageOutbox';
import { useUploadPercent } from '#state/useChosenFiles';
import { texts } from '../texts';
import { MessageBubble, type MessageStatus } from './MessageBubble';

interface OutgoingBubbleProps {
  outgoing: OutgoingMessage;
  isContinued: boolean;
  onRetry: () => void;
  /** Offered when a file was not uploaded. */
  onSendText: () => void;
  onRemove: () => void;
}

/** An unconfirmed message, with its upload progress or the cause of its failure. */
export function OutgoingBubble({ outgoing, isContinued, onRetry, onSendText, onRemove }: OutgoingBubbleProps) {
  const { text, createdAt, files, phase } = outgoing;
  const percent = useUploadPercent(files);
  const canSendText = text !== '' && files.some(({ attachment }) => !attachment);
  const status: MessageStatus =
    phase.kind === 'failed'
      ? { kind: 'failed', reason: phase.reason, onRetry, onSendText: canSendText ? onSendText : undefined, onRemove }
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
