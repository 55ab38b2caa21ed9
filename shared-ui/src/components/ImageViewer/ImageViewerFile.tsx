import Download from '@lucide/icons/icons/download';
import { styled } from 'styled-components';
import { media, theme } from 'shared-ui/theme';
import { ButtonLink } from '../ButtonLink/ButtonLink';
import { Icon } from '../Icon/Icon';

/** The file behind a picture. */
export interface ViewedFile {
  /** Shown, and used as the name of the saved file. */
  name: string;
  /** Formatted: «1,4 МБ». */
  size: string;
  href: string;
}

/** Name, size and download link of the shown picture’s file. */
export function ImageViewerFile({ file: { name, size, href } }: { file: ViewedFile }) {
  return (
    <Root>
      <Name dir="ltr" title={name}>
        {name}
      </Name>
      <Size>{size}</Size>
      <ButtonLink
        variant="secondary"
        size="small"
        href={href}
        download={name}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={`Скачать ${name}, ${size}`}
        icon={<Icon icon={Download} size={16} />}
      >
        Скачать
      </ButtonLink>
    </Root>
  );
}

const Root = styled.div`
  display: flex;
  flex: 1;
  gap: ${theme.space(2)};
  align-items: center;
  justify-content: center;
  min-width: 0;

  > a {
    flex: none;
  }

  /* A separate line above the buttons. */
  ${media.narrow} {
    flex-basis: 100%;
    order: -1;
  }
`;

const Name = styled.span`
  min-width: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;

  ${media.narrow} {
    margin-right: auto;
  }
`;

const Size = styled.span`
  flex: none;
  color: ${theme.color.textMuted};
  font-variant-numeric: tabular-nums;
`;
