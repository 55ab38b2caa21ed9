import { useState, type ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { theme } from 'shared-ui/theme';
import { AvatarShape } from './AvatarShape';

const DEFAULT_AVATAR = '/images/avatar/default.png';

export interface AvatarProps extends ComponentPropsWithRef<'span'> {
  /** The picture's address; without one, or when it does not load, the default picture stands there. */
  src?: string | null;
  /** Whose picture it is. Leave it out where the name stands beside the picture, or it is read twice. */
  alt?: string;
  /** Side in px. */
  size?: number;
  /** Marks the person as being in the application now. */
  isOnline?: boolean;
  /** `eager` for the picture that is seen first on the page. */
  loading?: 'lazy' | 'eager';
}

/** A company's picture with its online marker. */
export function Avatar({ src, alt = '', size = 40, isOnline = false, loading = 'lazy', style, ...rest }: AvatarProps) {
  const [failed, setFailed] = useState<readonly string[]>([]);
  const picture = [src, DEFAULT_AVATAR].find((address) => address && !failed.includes(address));

  return (
    <Root {...rest} style={{ ...style, width: size, height: size }}>
      {picture ? (
        <Picture
          key={picture}
          $isDefault={picture === DEFAULT_AVATAR}
          src={picture}
          alt={alt}
          width={size}
          height={size}
          loading={loading}
          decoding="async"
          onError={() => setFailed((earlier) => [...earlier, picture])}
        />
      ) : (
        <AvatarShape label={alt} />
      )}
      {isOnline && <Online role="img" aria-label="В сети" title="В сети" />}
    </Root>
  );
}

const Root = styled.span`
  position: relative;
  display: inline-block;
  flex: none;
`;

const Picture = styled.img<{ $isDefault: boolean }>`
  width: 100%;
  height: 100%;
  border-radius: ${theme.radius.control};
  background: ${theme.color.neutralSoft};
  object-fit: cover;
  ${({ $isDefault }) => $isDefault && `filter: ${theme.defaultAvatarFilter};`}
`;

const Online = styled.span`
  position: absolute;
  right: -2px;
  bottom: -2px;
  width: ${theme.space(3)};
  height: ${theme.space(3)};
  border: 2px solid ${theme.color.surface};
  border-radius: ${theme.radius.round};
  background: ${theme.color.positive};
`;
