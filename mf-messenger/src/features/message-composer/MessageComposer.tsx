import { useEffect, useEffectEvent, useId } from 'react';
import { styled } from 'styled-components';
import { askBeforeClosing } from 'shared-api/delivery';
import type { PropsOf } from 'shared-api/federation';
import { useSettings } from 'shared-api/settings';
import { Textarea } from 'shared-ui/Textarea';
import { theme } from 'shared-ui/theme';
import { MAX_FILES } from '#domain/limits';
import { tooLongText } from '#domain/messageLength';
import { AttachButton } from '#parts/attachments/AttachButton';
import { DropArea } from '#parts/attachments/DropArea';
import { FileCards } from '#parts/attachments/FileCards';
import { FilesNotice } from '#parts/attachments/FilesNotice';
import { useChosenFiles } from '#state/useChosenFiles';

/** Widget with text and attachments for messages outside of a chat, such as mailings. */
export function MessageComposer({
  label,
  text,
  onTextChange,
  attachments,
  onAttachmentsChange,
  onUploadingChange,
  minRows,
  maxRows,
  isDisabled = false,
}: PropsOf<'mf_messenger/MessageComposer'>) {
  const areAttachmentsOn = useSettings().data?.attachments_status ?? false;
  const files = useChosenFiles(useId(), attachments);
  const { uploads } = files;
  const isFull = uploads.length + attachments.length >= MAX_FILES;

  // Uploaded files are passed on to the host, which keeps them from now on.
  const handOver = useEffectEvent(() => {
    const done = uploads.flatMap(({ phase }) => (phase.kind === 'done' ? [phase.stored] : []));
    if (done.length === 0) return;
    const known = new Set(attachments.map(({ id }) => id));
    onAttachmentsChange([...attachments, ...done.filter(({ id }) => !known.has(id))]);
    uploads.filter(({ phase }) => phase.kind === 'done').forEach(({ id }) => files.remove(id));
  });
  useEffect(() => handOver(), [uploads]);

  const isUploading = uploads.some(({ phase }) => phase.kind !== 'failed');
  const tell = useEffectEvent((now: boolean) => onUploadingChange?.(now));
  useEffect(() => {
    if (!isUploading) return undefined;
    tell(true);
    const stopAsking = askBeforeClosing(() => true);
    return () => {
      tell(false);
      stopAsking();
    };
  }, [isUploading]);

  const removeAll = useEffectEvent(() => uploads.forEach(({ id }) => files.remove(id)));
  useEffect(() => () => removeAll(), []);

  return (
    <Root onFiles={files.add} isDisabled={!areAttachmentsOn || isDisabled}>
      <Textarea
        label={label}
        minRows={minRows}
        maxRows={maxRows}
        value={text}
        disabled={isDisabled}
        error={tooLongText(text)}
        onChange={(event) => onTextChange(event.target.value)}
      />
      <FileCards
        uploads={uploads}
        onRetry={files.retry}
        onRemove={files.remove}
        attachments={attachments}
        onRemoveAttachment={({ id }) => onAttachmentsChange(attachments.filter((other) => other.id !== id))}
        isDisabled={isDisabled}
      />
      {areAttachmentsOn && (
        <Foot>
          <AttachButton onFiles={files.add} isFull={isFull} isDisabled={isDisabled} />
          <FilesNotice isOverfull={files.isOverfull} />
        </Foot>
      )}
    </Root>
  );
}

const Root = styled(DropArea)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space(2)};
`;

const Foot = styled.div`
  display: flex;
  gap: ${theme.space(2)};
  align-items: center;
`;
