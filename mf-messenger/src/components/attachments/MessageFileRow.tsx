import Download from 'lucide-react/icons/download';
import FileX from 'lucide-react/icons/file-x';
import { styled } from 'styled-components';
import { FileTypeIcon } from 'shared-ui/FileTypeIcon';
import { formatFileSize } from 'shared-ui/formatFileSize';
import { safeHref } from 'shared-ui/safeHref';
import { theme } from 'shared-ui/theme';
import type { MessageFile } from '#domain/messageFile';
import { FileName } from './FileName';
import { texts } from './texts';

/** A file of a message by name and size; a deleted one, or one whose address may not be followed, is no link (CHAT-11). */
export function MessageFileRow({ file: { name, size, source, isDeleted } }: { file: MessageFile }) {
  const href = isDeleted || source instanceof File ? undefined : safeHref(source);
  // As a link it is read as a whole: the name is cut in pieces for the eye.
  const isNamed = href !== undefined || undefined;
  const content = (
    <>
      {isDeleted ? <FileX size={20} aria-hidden /> : <FileTypeIcon name={name} />}
      <FileName name={name} aria-hidden={isNamed} />
      <Detail aria-hidden={isNamed}>{isDeleted ? texts.attachmentDeleted : formatFileSize(size)}</Detail>
      {href !== undefined && <Download size={16} aria-hidden />}
    </>
  );
  if (href === undefined) return <Row>{content}</Row>;
  return (
    <Row as="a" href={href} download={name} target="_blank" rel="noopener noreferrer">
      <span className="visually-hidden">{texts.download(name, formatFileSize(size))}</span>
      {content}
    </Row>
  );
}

const Row = styled.span`
  display: flex;
  gap: ${theme.space(2)};
  align-items: center;
  min-width: 0;
  min-height: 44px;
  color: inherit;
  font-size: ${theme.text.s};
  text-decoration: none;

  > svg {
    flex: none;
    color: ${theme.color.textMuted};
  }

  &:hover > [dir] {
    text-decoration: underline;
  }
`;

const Detail = styled.span`
  flex: none;
  margin-left: auto;
  color: ${theme.color.textMuted};
`;
