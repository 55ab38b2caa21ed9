import { useCallback, useState } from 'react';
import { styled } from 'styled-components';
import { isImageName } from 'shared-api/delivery/uploads';
import { FileTypeIcon } from 'shared-ui/FileTypeIcon';
import { safeHref } from 'shared-ui/safeHref';
import { theme } from 'shared-ui/theme';

interface FileThumbnailProps {
  name: string;
  /** Content or address of a picture. */
  source: File | string;
  className?: string;
}

/** Thumbnail of a picture, or the icon of the file's type. */
export function FileThumbnail({ name, source, className }: FileThumbnailProps) {
  const [broken, setBroken] = useState<File | string>();
  const address = typeof source === 'string' ? safeHref(source) : undefined;
  const showFile = useCallback(
    (picture: HTMLImageElement) => {
      if (!(source instanceof File)) return undefined;
      picture.src = URL.createObjectURL(source);
      return () => URL.revokeObjectURL(picture.src);
    },
    [source],
  );
  const isShown = isImageName(name) && broken !== source && (source instanceof File || address !== undefined);

  return (
    <Root className={className}>
      {isShown ? (
        <Picture
          ref={showFile}
          src={address}
          alt=""
          loading="lazy"
          decoding="async"
          onError={() => setBroken(source)}
        />
      ) : (
        <FileTypeIcon name={name} />
      )}
    </Root>
  );
}

const Root = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  width: ${theme.space(10)};
  height: ${theme.space(10)};
  overflow: hidden;
  border-radius: ${theme.radius.control};
  background: ${theme.color.sunken};
  color: ${theme.color.textMuted};
`;

const Picture = styled.img`
  width: 100%;
  height: 100%;
  object-fit: cover;
`;
