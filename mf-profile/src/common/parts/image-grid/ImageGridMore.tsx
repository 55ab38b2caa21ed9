import { styled } from 'styled-components';
import { theme } from 'shared-ui/theme';
import { INNER_RADIUS } from './imageGridStyle';

interface ImageGridMoreProps {
  /** Number of hidden pictures; 0 hides the overlay. */
  count: number;
  className?: string;
}

/** «+15» over the last visible thumbnail. */
export function ImageGridMore({ count, className }: ImageGridMoreProps) {
  if (count === 0) return null;
  return (
    <Root className={className}>
      +{count}
      <span className="visually-hidden"> ещё</span>
    </Root>
  );
}

const Root = styled.span`
  display: grid;
  grid-area: 1 / 1;
  place-items: center;
  width: 100%;
  height: 100%;
  border-radius: ${INNER_RADIUS};
  /* Keeps the number readable on any picture while a little of the picture shows through. */
  background: color-mix(in srgb, ${theme.color.surface} 85%, transparent);
  color: ${theme.color.text};
  /* A thumbnail of a phone has no room for larger text. */
  font-size: min(${theme.text.l}, 8vw);
  font-weight: ${theme.weight.medium};
  font-variant-numeric: tabular-nums;
`;
