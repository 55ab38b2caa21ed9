import { useState, type ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { theme } from 'shared-ui/theme';

const DEFAULT_AVATAR = '/images/avatar/default.png';

export interface AvatarProps extends ComponentPropsWithRef<'span'> {
  /** URL; the default picture replaces a missing or broken one. */
  src?: string | null;
  /** Name of the company. Leave it out next to the visible name, or screen readers read it twice. */
  alt?: string;
  /** Side in px. */
  size?: number;
  isOnline?: boolean;
  /** `eager` for a picture in the first viewport. */
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
        <Shape viewBox="0 0 40 40" {...(alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true })}>
          <circle cx="20" cy="15" r="7" />
          <path d="M6 38c1-9 7-13 14-13s13 4 14 13z" />
        </Shape>
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

/* When even the default picture fails to load. */
const Shape = styled.svg`
  width: 100%;
  height: 100%;
  border-radius: ${theme.radius.control};
  background: ${theme.color.neutralSoft};
  fill: ${theme.color.controlBorder};
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
