import { useCallback, useLayoutEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { css, keyframes, styled } from 'styled-components';
import { Card } from 'shared-ui/Card';
import { media, theme } from 'shared-ui/theme';

/** Minimum page width in px for two columns. */
const TWO_COLUMNS = 960;
/** Px between a sticky column and the edges of the viewport. */
const MARGIN = 24;
const BUSY = '[aria-busy="true"]';

interface PageColumnsProps {
  /** A card on top of the side column; in one column it moves into the head. */
  lead?: ReactNode;
  head?: (lead: ReactNode) => ReactNode;
  main: ReactNode;
  /** Blocks next to the main column, or below it in one column. */
  side: ReactNode;
  /** Turns off the sticky side column. */
  isStill?: boolean;
}

/**
 * Lays out a page's blocks in two columns, or in one on narrow pages; the DOM order is always the reading order. Block
 * heights are unknown until loaded: to avoid layout shifts, blocks below a loading one stay hidden until it has loaded,
 * for a few seconds at most.
 */
export function PageColumns({ lead, head, main, side, isStill = false }: PageColumnsProps) {
  const place = useRef<HTMLDivElement>(null);
  const sticky = useStickyTop();
  const isWide = useIsWide(place);
  useSettledBlocks(place);
  return (
    <Place ref={place}>
      <Columns>
        <Main data-column>
          {head?.(!isWide && lead)}
          {main}
        </Main>
        <Side ref={sticky} data-column $isSticky={!isStill}>
          {isWide && lead && <Card>{lead}</Card>}
          {side}
        </Side>
      </Columns>
    </Place>
  );
}

/** Measured before the first paint so that no block visibly changes its column. */
function useIsWide(place: RefObject<HTMLElement | null>): boolean {
  const [isWide, setIsWide] = useState(false);
  useLayoutEffect(() => {
    const element = place.current;
    if (!element) return undefined;
    const measure = () => setIsWide(element.clientWidth >= TWO_COLUMNS);
    measure();
    if (typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [place]);
  return isWide;
}

/**
 * Marks each block of a page with `data-settled` once it has loaded; loading again later does not remove the mark.
 * @param place contains the columns whose children are the blocks
 */
function useSettledBlocks(place: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const root = place.current;
    if (!root) return undefined;
    const mark = () => {
      for (const block of root.querySelectorAll<HTMLElement>('[data-column] > :not([data-settled])'))
        if (!block.matches(BUSY) && !block.querySelector(BUSY)) block.dataset.settled = '';
    };
    mark();
    // Wait until the block has its height: otherwise the next block would be seen moving in the frame it appears in.
    let frame = 0;
    const markLater = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => {
        frame = requestAnimationFrame(mark);
      });
    };
    const observer = new MutationObserver(markLater);
    observer.observe(root, { childList: true, subtree: true, attributes: true, attributeFilter: ['aria-busy'] });
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
    };
  }, [place]);
}

/**
 * Sets `--sticky-top` of a sticky element: the top of the viewport, or, for an element taller than the viewport, the
 * negative offset that keeps its end visible.
 */
function useStickyTop(): (element: HTMLElement | null) => (() => void) | undefined {
  return useCallback((element) => {
    if (!element || typeof ResizeObserver === 'undefined') return undefined;
    const place = () => {
      const top = Math.min(MARGIN, window.innerHeight - element.offsetHeight - MARGIN);
      element.style.setProperty('--sticky-top', `${top}px`);
    };
    const observer = new ResizeObserver(place);
    observer.observe(element);
    window.addEventListener('resize', place);
    return () => {
      observer.disconnect();
      window.removeEventListener('resize', place);
    };
  }, []);
}

const inTwoColumns = `@container (width >= ${TWO_COLUMNS}px)`;

const Place = styled.div`
  container-type: inline-size;
`;

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${theme.space(6)};

  ${inTwoColumns} {
    grid-template-columns: minmax(0, 1fr) 360px;
  }

  ${media.narrow} {
    gap: ${theme.space(4)};
  }
`;

const reveal = keyframes`
  from {
    visibility: hidden;
  }
`;

/* Blocks appear after this time even if those above still load: a remote's widget takes over 3 s on a slow phone. */
const waiting = css`
  animation: ${reveal} 1ms 6s backwards;
`;

const Blocks = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space(6)};

  > :not([data-settled]) ~ * {
    ${waiting}
  }

  ${media.narrow} {
    gap: ${theme.space(4)};
  }
`;

const Main = styled(Blocks)``;

const Side = styled(Blocks)<{ $isSticky: boolean }>`
  @container (width < ${TWO_COLUMNS}px) {
    ${Main}:has(> :not([data-settled])) ~ & > * {
      ${waiting}
    }
  }

  ${inTwoColumns} {
    ${({ $isSticky }) => $isSticky && `position: sticky; top: var(--sticky-top, ${theme.space(6)});`}
  }
`;
