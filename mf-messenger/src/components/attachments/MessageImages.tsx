import { css, styled } from 'styled-components';
import { IconButton } from 'shared-ui/IconButton';
import { depth, theme } from 'shared-ui/theme';
import type { MessageFile } from '#domain/messageFile';
import { FileThumbnail } from './FileThumbnail';
import { texts } from './texts';

interface MessageImagesProps {
  /** At least one. */
  images: readonly MessageFile[];
  /** Shows one in full; left out while they are on their way. */
  onShow?: (image: MessageFile) => void;
}

/** Pictures that are seen before one is opened. */
const MOST_SHOWN = 4;

/** The pictures of a message in boxes of a fixed size, so that nothing moves when they come: one, or up to four and how many more. */
export function MessageImages({ images, onShow }: MessageImagesProps) {
  const rest = images.length - MOST_SHOWN;
  const shown = images.slice(0, MOST_SHOWN);
  return (
    <Root $isSingle={images.length === 1}>
      {shown.map((image, index) => {
        const more = rest > 0 && index === MOST_SHOWN - 1 ? `+${rest}` : undefined;
        return (
          <Box
            key={image.id}
            disabled={!onShow}
            aria-label={[texts.open(image.name), more].filter(Boolean).join(', ')}
            onClick={() => onShow?.(image)}
          >
            <Thumbnail name={image.name} source={image.source} />
            {more && <More>{more}</More>}
          </Box>
        );
      })}
    </Root>
  );
}

const single = css`
  grid-template: minmax(0, 180px) / minmax(0, 240px);
`;

const several = css`
  grid-template-columns: repeat(2, minmax(0, 118px));
  grid-auto-rows: 118px;
`;

const Root = styled.span<{ $isSingle: boolean }>`
  display: grid;
  gap: ${theme.space(1)};
  margin-block: ${theme.space(1)};
  ${({ $isSingle }) => ($isSingle ? single : several)}
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
