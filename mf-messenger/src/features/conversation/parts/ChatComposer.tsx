import { memo, useEffect, useEffectEvent, useRef, type KeyboardEvent } from 'react';
import { useSettings } from 'shared-api/settings';
import { query, useMediaQuery } from 'shared-ui/theme';
import { MAX_FILES } from '#domain/limits';
import { AttachButton } from '#parts/attachments/AttachButton';
import { FileCards } from '#parts/attachments/FileCards';
import { FilesNotice } from '#parts/attachments/FilesNotice';
import { Composer } from '#parts/composer/Composer';
import { QuickReplies } from '#parts/composer/QuickReplies';
import type { OutgoingFile } from '#state/messageOutbox';
import { chatDraftName, isValid, useChosenFiles } from '#state/useChosenFiles';
import { useDraft } from '../state/useDraft';

interface ChatComposerProps {
  userId: number;
  ownUserId: number;
  takesFocus: boolean;
  onSend: (text: string, files: readonly OutgoingFile[]) => void;
  /** Called on ↑ in an empty field; left out without a message of the current user. */
  onEditLast?: () => void;
}

const KEEPS_FOCUS = 'input, textarea, select, [role="dialog"]';

/**
 * Composer of a chat. The draft and the chosen files are kept per chat; files that failed stay when the rest is sent.
 */
export const ChatComposer = memo(function ChatComposer({
  userId,
  ownUserId,
  takesFocus,
  onSend,
  onEditLast,
}: ChatComposerProps) {
  const name = chatDraftName(ownUserId, userId);
  const [draft, setDraft] = useDraft(name, { followsTabs: true });
  const files = useChosenFiles(name);
  const areAttachmentsOn = useSettings().data?.attachments_status ?? false;
  const field = useRef<HTMLTextAreaElement>(null);
  const valid = areAttachmentsOn ? files.uploads.filter(isValid) : [];

  useEffect(() => {
    if (takesFocus) field.current?.focus();
  }, [takesFocus]);

  const isCoarse = useMediaQuery(query.coarse);
  const isNarrow = useMediaQuery(query.narrow);
  const beginTyping = useEffectEvent(() => {
    // A touch keyboard would cover the chat, narrow windows focus its heading; another field or dialog keeps its focus.
    if (!isCoarse && !isNarrow && !document.activeElement?.closest(KEEPS_FOCUS))
      field.current?.focus({ preventScroll: true });
  });
  useEffect(() => beginTyping(), [userId]);

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
