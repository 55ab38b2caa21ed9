import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { theme } from 'shared-ui/theme';
import { useFollow } from '#domain/useFollow';
import { texts } from '../texts';

interface CatalogGridProps extends ComponentPropsWithRef<'ul'> {
  /** Other cards are on their way. */
  isDimmed?: boolean;
}

/** Cards beside each other, as many as fit: one on a phone. Their links are followed here. */
export function CatalogGrid({ isDimmed = false, ...rest }: CatalogGridProps) {
  return <Root {...rest} onClick={useFollow()} aria-label={texts.list} $isDimmed={isDimmed} />;
}

const Root = styled.ul<{ $isDimmed: boolean }>`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 300px), 1fr));
  gap: ${theme.space(4)};
  opacity: ${({ $isDimmed }) => ($isDimmed ? 0.5 : 1)};
  transition: opacity ${theme.motion.fast};
`;
