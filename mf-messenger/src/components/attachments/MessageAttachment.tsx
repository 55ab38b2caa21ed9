import FileIcon from 'lucide-react/icons/file';
import FileX from 'lucide-react/icons/file-x';
import { styled } from 'styled-components';
import type { Attachment } from 'shared-api/contract';
import { formatFileSize } from 'shared-ui/formatFileSize';
import { safeHref } from 'shared-ui/safeHref';
import { media, theme } from 'shared-ui/theme';
import { texts } from './texts';

/** A received file by name and size; a deleted one, or one whose address may not be followed, is no link (CHAT-11). */
export function MessageAttachment({ attachment }: { attachment: Attachment }) {
  const { filename, filesize, is_deleted } = attachment;
  const href = is_deleted ? undefined : safeHref(attachment.url);
  const Icon = is_deleted ? FileX : FileIcon;

  return (
    <Root>
      <Icon size={16} aria-hidden />
      {href === undefined ? (
        <Name>{filename}</Name>
      ) : (
        <Name
          as="a"
          href={href}
          download={filename}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={texts.download(filename)}
        >
          {filename}
        </Name>
      )}
      <Detail>{is_deleted ? texts.attachmentDeleted : formatFileSize(filesize)}</Detail>
    </Root>
  );
}

const Root = styled.span`
  display: flex;
  gap: ${theme.space(2)};
  align-items: center;
  min-width: 0;
  font-size: ${theme.text.s};

  > svg {
    flex: none;
  }

  ${media.narrow} {
    min-height: ${theme.control.height};
  }
`;

const Name = styled.span`
  display: inline-flex;
  align-items: center;
  min-width: 0;
  color: inherit;
  overflow-wrap: anywhere;

  ${media.narrow} {
    min-height: ${theme.control.height};
  }
`;

const Detail = styled.span`
  flex: none;
  color: ${theme.color.textMuted};
`;
