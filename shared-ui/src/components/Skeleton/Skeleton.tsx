import type { ComponentPropsWithRef } from 'react';
import { keyframes, styled } from 'styled-components';
import { contrastEdge, media, theme } from 'shared-ui/theme';

export interface SkeletonProps extends ComponentPropsWithRef<'span'> {
  /** In px, or any CSS length. */
  width?: number | string;
  /** Height of the content to come, in px or any CSS length. */
  height?: number | string;
  shape?: 'control' | 'card';
}

/** Placeholder for loading content, in its final size. Set `aria-busy` once, on the container. */
export function Skeleton({ width = '100%', height = '1em', shape = 'control', style, ...rest }: SkeletonProps) {
  return <Root aria-hidden {...rest} $shape={shape} style={{ ...style, width, height }} />;
}

const breathe = keyframes`
  50% {
    opacity: 0.45;
  }
`;

const radii = { control: theme.radius.control, card: theme.radius.card };

const Root = styled.span<{ $shape: 'control' | 'card' }>`
  ${contrastEdge}
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
