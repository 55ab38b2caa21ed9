import { css, styled } from 'styled-components';
import { IconButton } from 'shared-ui/IconButton';
import { depth, theme } from 'shared-ui/theme';
import type { MessageFile } from '#domain/messageFile';
import { FileThumbnail } from './FileThumbnail';
import { ImageCaption } from './ImageCaption';
import { texts } from './texts';

interface MessageImagesProps {
  /** At least one. */
  images: readonly MessageFile[];
  /** Opens a picture in full size; left out while the pictures are being sent. */
  onShow?: (image: MessageFile) => void;
}

/** Number of thumbnails in a message. */
const MOST_SHOWN = 4;

/**
 * The pictures of a message with name and size: one, or up to four and the number of further ones. Boxes of fixed size
 * prevent layout shift when they load.
 */
export function MessageImages({ images, onShow }: MessageImagesProps) {
  const rest = images.length - MOST_SHOWN;
  const shown = images.slice(0, MOST_SHOWN);
  return (
    <Root $isSingle={images.length === 1}>
      {shown.map((image, index) => {
        const more = rest > 0 && index === MOST_SHOWN - 1 ? `+${rest}` : undefined;
        return (
          <Cell key={image.id}>
            <Box
              disabled={!onShow}
              aria-label={[texts.open(image.name), more].filter(Boolean).join(', ')}
              onClick={() => onShow?.(image)}
            >
              <Thumbnail name={image.name} source={image.source} />
              {more && <More>{more}</More>}
            </Box>
            <ImageCaption image={image} />
          </Cell>
        );
      })}
    </Root>
  );
}

const single = css`
  --height: 180px;

  grid-template-columns: minmax(0, 240px);
`;

const several = css`
  --height: 118px;

  grid-template-columns: repeat(2, minmax(0, 118px));
`;

const Root = styled.span<{ $isSingle: boolean }>`
  display: grid;
  gap: ${theme.space(1)};
  margin-block: ${theme.space(1)};
  ${({ $isSingle }) => ($isSingle ? single : several)}
`;

const Cell = styled.span`
  display: grid;
  grid-template-rows: var(--height) auto;
  min-width: 0;
`;

const Box = styled(IconButton)`
  position: relative;
  width: 100%;
  height: 100%;
  overflow: hidden;
  border-radius: ${theme.radius.control};
  cursor: zoom-in;

  &:disabled {
    opacity: 1;
    cursor: default;
  }
`;

const Thumbnail = styled(FileThumbnail)`
  width: 100%;
  height: 100%;
`;

const More = styled.span`
  position: absolute;
  inset: 0;
  z-index: ${depth.raised};
  display: grid;
  place-items: center;
  background: ${theme.color.veil};
  color: #fff;
  font-size: ${theme.text.l};
  font-weight: ${theme.weight.medium};
`;
