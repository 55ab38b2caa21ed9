import Download from '@lucide/icons/icons/download';
import FileX from '@lucide/icons/icons/file-x';
import { styled } from 'styled-components';
import { formatFileSize } from 'shared-ui/files';
import { FileTypeIcon } from 'shared-ui/FileTypeIcon';
import { Icon } from 'shared-ui/Icon';
import { theme } from 'shared-ui/theme';
import { downloadHref, type MessageFile } from '#domain/messageFile';
import { FileName } from './FileName';
import { texts } from './texts';

/** A file of a message with name and size. A deleted file or one with an unsafe address is not a link (CHAT-11). */
export function MessageFileRow({ file }: { file: MessageFile }) {
  const { name, size, isDeleted } = file;
  const href = downloadHref(file);
  // Screen readers read the whole name from the hidden label; the visible one consists of two parts.
  const isNamed = href !== undefined || undefined;
  const content = (
    <>
      {isDeleted ? <Icon icon={FileX} size={20} /> : <FileTypeIcon name={name} />}
      <FileName name={name} aria-hidden={isNamed} />
      <Detail aria-hidden={isNamed}>{isDeleted ? texts.attachmentDeleted : formatFileSize(size)}</Detail>
      {href !== undefined && <Icon icon={Download} size={16} />}
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
