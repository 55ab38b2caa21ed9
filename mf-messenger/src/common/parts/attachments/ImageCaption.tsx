import Download from '@lucide/icons/icons/download';
import { styled } from 'styled-components';
import { formatFileSize } from 'shared-ui/files';
import { Icon } from 'shared-ui/Icon';
import { theme } from 'shared-ui/theme';
import { downloadHref, type MessageFile } from '#domain/messageFile';
import { FileName } from './FileName';
import { texts } from './texts';

/** Name and size below a picture; a download link once the picture is on the server (CHAT-11). */
export function ImageCaption({ image }: { image: MessageFile }) {
  const size = formatFileSize(image.size);
  const href = downloadHref(image);
  const isNamed = href !== undefined || undefined;
  const content = (
    <>
      <FileName name={image.name} aria-hidden={isNamed} />
      <Detail aria-hidden={isNamed}>
        {size}
        {href !== undefined && <Icon icon={Download} size={16} />}
      </Detail>
    </>
  );
  if (href === undefined) return <Root>{content}</Root>;
  return (
    <Root as="a" href={href} download={image.name} target="_blank" rel="noopener noreferrer">
      <span className="visually-hidden">{texts.download(image.name, size)}</span>
      {content}
    </Root>
  );
}

const Root = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${theme.space(2)};
  align-content: center;
  align-items: center;
  justify-content: space-between;
  min-width: 0;
  min-height: ${theme.control.heightSmall};
  color: inherit;
  font-size: ${theme.text.xs};
  line-height: calc(16 / 12);
  text-decoration: none;

  > [dir] {
    max-width: 100%;
  }

  &:hover > [dir] {
    text-decoration: underline;
  }
`;

const Detail = styled.span`
  display: flex;
  gap: ${theme.space(1)};
  align-items: center;
  color: ${theme.color.textMuted};
  font-variant-numeric: tabular-nums;
`;
