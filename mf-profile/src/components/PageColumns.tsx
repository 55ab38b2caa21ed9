import { useLayoutEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { css, keyframes, styled } from 'styled-components';
import { Card } from 'shared-ui/Card';
import { media, theme } from 'shared-ui/theme';
import { useSettledBlocks } from './useSettledBlocks';
import { useStickyTop } from './useStickyTop';

/** Px that a page needs for two columns. */
const TWO_COLUMNS = 960;

interface PageColumnsProps {
  /** Stands in a card on top of the side column; the head takes it in where there is one column. */
  lead?: ReactNode;
  /** The block that is read first. */
  head?: (lead: ReactNode) => ReactNode;
  /** The other blocks of the main column. */
  main: ReactNode;
  /** The blocks beside them, below them where there is no room. */
  side: ReactNode;
  /** The side column goes with the page instead of staying in sight. */
  isStill?: boolean;
}

/**
 * A page's blocks in two columns; where the page is narrow, in one. What stands in the document is always in the order of reading. Nobody
 * knows how high a block will be: what stands below one that still waits is shown with it, a few seconds later at most, so that nothing
 * moves in sight.
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

/** Known before the first paint, so that nothing changes its column in sight. */
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

/* Seconds after which a block is shown whatever those above it do: a widget of another remote takes more than three on a slow phone. */
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
