import { memo, useEffect, useRef, type KeyboardEvent } from 'react';
import { useSettings } from 'shared-api/settings';
import { AttachButton } from '#components/attachments/AttachButton';
import { FileCards } from '#components/attachments/FileCards';
import { FilesNotice } from '#components/attachments/FilesNotice';
import { Composer } from '#components/composer/Composer';
import { QuickReplies } from '#components/composer/QuickReplies';
import { chatDraftName } from '#domain/chatDraftName';
import { MAX_FILES } from '#domain/limits';
import type { OutgoingFile } from '#outbox/outboxState';
import { isValid, useChosenFiles } from '#uploads/useChosenFiles';
import { useDraft } from '../useDraft';

interface ChatComposerProps {
  /** To whom. */
  userId: number;
  ownUserId: number;
  takesFocus: boolean;
  onSend: (text: string, files: readonly OutgoingFile[]) => void;
  /** ↑ in an empty field; left out where one has written nothing yet. */
  onEditLast?: () => void;
}

/** Where one writes to a chat: the draft and the chosen files are kept per chat. What has failed stays when the rest is sent. */
export const ChatComposer = memo(function ChatComposer({
  userId,
  ownUserId,
  takesFocus,
  onSend,
  onEditLast,
}: ChatComposerProps) {
  const name = chatDraftName(ownUserId, userId);
  const [draft, setDraft] = useDraft(name);
  const files = useChosenFiles(name);
  const areAttachmentsOn = useSettings().data?.attachments_status ?? false;
  const field = useRef<HTMLTextAreaElement>(null);
  const valid = areAttachmentsOn ? files.uploads.filter(isValid) : [];

  useEffect(() => {
    if (takesFocus) field.current?.focus();
  }, [takesFocus]);

  const send = (text: string) => {
    onSend(
      text,
      valid.map(({ id, file }) => ({ id, file })),
    );
    files.release(valid.map(({ id }) => id));
    setDraft('');
  };

  const handleKeyDown = (event: KeyboardEvent) => {
    const isPlain = !event.shiftKey && !event.ctrlKey && !event.altKey && !event.metaKey;
    if (event.key !== 'ArrowUp' || !isPlain || draft !== '' || !onEditLast) return;
    event.preventDefault();
    onEditLast();
  };

  const insert = (reply: string) => {
    setDraft(draft.trim() === '' ? reply : `${draft.trimEnd()} ${reply}`);
    field.current?.focus();
  };

  return (
    <Composer
      text={draft}
      onTextChange={setDraft}
      onSend={send}
      canBeBlank={valid.length > 0}
      fieldKey={name}
      fieldRef={field}
      onKeyDown={handleKeyDown}
      head={
        areAttachmentsOn && (
          <>
            <FileCards uploads={files.uploads} onRetry={files.retry} onRemove={files.remove} />
            <FilesNotice isOverfull={files.isOverfull} />
          </>
        )
      }
      before={areAttachmentsOn && <AttachButton onFiles={files.add} isFull={files.uploads.length >= MAX_FILES} />}
      after={<QuickReplies key={name} ownUserId={ownUserId} text={draft} onChoose={insert} />}
    />
  );
});
