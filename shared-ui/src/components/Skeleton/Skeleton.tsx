import type { ComponentPropsWithRef } from 'react';
import { keyframes, styled } from 'styled-components';
import { media, theme } from 'shared-ui/theme';

export interface SkeletonProps extends ComponentPropsWithRef<'span'> {
  /** Width in px, or any CSS length. */
  width?: number | string;
  /** Height in px, or any CSS length: that of what will stand here. */
  height?: number | string;
  /** Corners of a control, of a card, or a circle. */
  shape?: 'control' | 'card' | 'circle';
}

/** The place of something that is still loading, in its final size. Say «loading» once, on the container: `aria-busy`. */
export function Skeleton({ width = '100%', height = '1em', shape = 'control', style, ...rest }: SkeletonProps) {
  return <Root aria-hidden {...rest} $shape={shape} style={{ ...style, width, height }} />;
}

const breathe = keyframes`
  50% {
    opacity: 0.45;
  }
`;

const radii = { control: theme.radius.control, card: theme.radius.card, circle: theme.radius.round };

const Root = styled.span<{ $shape: 'control' | 'card' | 'circle' }>`
  display: block;
  flex: none;
  max-width: 100%;
  border-radius: ${({ $shape }) => radii[$shape]};
  background: ${theme.color.neutralSoft};
  animation: ${breathe} 1.6s ease-in-out infinite;

  ${media.reducedMotion} {
    animation: none;
  }
`;
