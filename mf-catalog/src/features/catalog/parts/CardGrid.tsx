import { useDeferredValue, useEffect, useState, type ComponentPropsWithRef, type Key, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { useDelayed } from 'shared-ui/Delayed';
import { RowBoundary } from 'shared-ui/ErrorBoundary';
import { afterFrame } from 'shared-ui/page';
import { theme } from 'shared-ui/theme';
import { useFollow } from 'shared-ui/useFollow';
import { useCardsInSight } from '../state/useCardsInSight';

export interface CardGridProps<T> extends Omit<ComponentPropsWithRef<'ul'>, 'children'> {
  items: readonly T[];
  /**
   * Renders a card, an `article` with plain links: the grid turns their clicks into in-app navigations. Memoise its
   * component, because the grid calls this for all cards.
   */
  children: (item: T) => ReactNode;
  /** Key of a card whose state belongs to its item. By default another page of items updates the existing cards. */
  getKey?: (item: T) => Key;
  /** Whether other items are loading: dims the cards after a moment. */
  isOutdated?: boolean;
  /** Accessible name. */
  'aria-label': string;
}

/**
 * A responsive grid of many cards, one column on a phone. Another page of items is rendered top-down: cards in the
 * viewport first, the others in an interruptible render, so that a page of fifty appears as fast as one of nine.
 */
export function CardGrid<T>({ items, children, getKey, isOutdated = false, ...rest }: CardGridProps<T>) {
  const later = useDeferredValue(items);
  const [inSight, first] = useCardsInSight();
  const hasSizes = useHasSizes();
  const isDimmed = useDelayed(isOutdated);
  return (
    <Root aria-busy={isOutdated} {...rest} onClick={useFollow()} $isDimmed={isDimmed} $hasSizes={hasSizes}>
      {items.map((item, place) => {
        // Keyed by position, updating a card costs a fraction of mounting a new one.
        const shown = getKey || place < inSight ? item : later[place];
        return (
          shown !== undefined && (
            <li key={getKey ? getKey(shown) : place} ref={!getKey && place === 0 ? first : undefined}>
              <RowBoundary item={shown}>{children(shown)}</RowBoundary>
            </li>
          )
        );
      })}
    </Root>
  );
}

/** Whether the browser has laid out all cards once. */
function useHasSizes(): boolean {
  const [hasSizes, setHasSizes] = useState(false);
  useEffect(() => afterFrame(() => setHasSizes(true)), []);
  return hasSizes;
}

const Root = styled.ul<{ $isDimmed: boolean; $hasSizes: boolean }>`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 300px), 1fr));
  gap: ${theme.space(4)};
  opacity: ${({ $isDimmed }) => ($isDimmed ? 0.5 : 1)};
  transition: opacity ${theme.motion.fast};

  /* Limit layout and paint of a change to its card. */
  article {
    contain: layout style;
    contain-intrinsic-height: auto ${theme.space(64)};
  }

  /* Skip layout and paint outside the viewport, but only after the first render: then the cards' sizes are
     remembered, and Back restores the scroll position. */
  @media screen {
    article {
      content-visibility: ${({ $hasSizes }) => ($hasSizes ? 'auto' : 'visible')};
    }
  }
`;
