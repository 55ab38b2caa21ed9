import { styled } from 'styled-components';
import type { Attachment } from 'shared-api/contract';
import { media, theme } from 'shared-ui/theme';
import type { Upload } from '#state/uploads';
import { FileCard } from './FileCard';
import { texts } from './texts';

interface FileCardsProps {
  /** Files chosen since the page was loaded. */
  uploads: readonly Upload[];
  onRetry: (id: string) => void;
  onRemove: (id: string) => void;
  /** Files uploaded earlier; shown first. */
  attachments?: readonly Attachment[];
  onRemoveAttachment?: (attachment: Attachment) => void;
  isDisabled?: boolean;
}

/** The files chosen for a message: up to two rows that scroll vertically, on phones one row that scrolls sideways. */
export function FileCards({
  uploads,
  onRetry,
  onRemove,
  attachments = [],
  onRemoveAttachment,
  isDisabled,
}: FileCardsProps) {
  if (uploads.length + attachments.length === 0) return null;
  return (
    // Focusable, so that the list can be scrolled by keyboard.
    <Root aria-label={texts.chosen} tabIndex={0}>
      {attachments.map((attachment) => (
        <FileCard
          key={attachment.id}
          name={attachment.filename}
          size={attachment.filesize}
          source={attachment.url}
          phase={{ kind: 'done', stored: attachment }}
          onRemove={() => onRemoveAttachment?.(attachment)}
          isDisabled={isDisabled}
        />
      ))}
      {uploads.map(({ id, file, phase }) => (
        <FileCard
          key={id}
          name={file.name}
          size={file.size}
          source={file}
          phase={phase}
          onRetry={() => onRetry(id)}
          onRemove={() => onRemove(id)}
          isDisabled={isDisabled}
        />
      ))}
    </Root>
  );
}

const Root = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space(2)};
  max-height: calc(2 * ${theme.space(16)} + ${theme.space(2)});
  margin: 0;
  padding: 0;
  overflow-y: auto;
  list-style: none;

  ${media.narrow} {
    flex-wrap: nowrap;
    max-height: none;
    overflow: auto hidden;
  }
`;
