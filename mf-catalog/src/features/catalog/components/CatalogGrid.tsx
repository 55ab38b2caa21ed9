import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { theme } from 'shared-ui/theme';
import { useAfterFrame } from 'shared-ui/useAfterFrame';
import { useFollow } from 'shared-ui/useFollow';
import { texts } from '../texts';

interface CatalogGridProps extends ComponentPropsWithRef<'ul'> {
  /** Other cards are on their way. */
  isDimmed?: boolean;
}

/** Cards beside each other, as many as fit: one on a phone. Their links are followed here. */
export function CatalogGrid({ isDimmed = false, ...rest }: CatalogGridProps) {
  const hasSizes = useAfterFrame(true, false);
  return <Root {...rest} onClick={useFollow()} aria-label={texts.list} $isDimmed={isDimmed} $hasSizes={hasSizes} />;
}

const Root = styled.ul<{ $isDimmed: boolean; $hasSizes: boolean }>`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 300px), 1fr));
  gap: ${theme.space(4)};
  opacity: ${({ $isDimmed }) => ($isDimmed ? 0.5 : 1)};
  transition: opacity ${theme.motion.fast};

  /* What is out of sight is neither laid out nor painted, once it has been: its size is remembered then, and Back finds the place one left. */
  article {
    contain-intrinsic-height: auto ${theme.space(64)};
  }

  @media screen {
    article {
      content-visibility: ${({ $hasSizes }) => ($hasSizes ? 'auto' : 'visible')};
    }
  }
`;
