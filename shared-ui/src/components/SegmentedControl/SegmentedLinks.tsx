import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { segmentFrameStyle, segmentStyle } from './segmentStyle';

export interface SegmentLink {
  /** An in-app address with its query: `/meetings?view=agenda`. */
  to: string;
  /** A word or two. */
  label: ReactNode;
}

export interface SegmentedLinksProps extends Omit<ComponentPropsWithRef<'nav'>, 'children'> {
  'aria-label': string;
  /** Two or three addresses; up to six where they have the width of a page. */
  links: readonly SegmentLink[];
  /** The `to` of the active link. */
  current: string;
  /** Replaces the history entry, so that Back leaves the whole set of views. */
  isReplacing?: boolean;
  /** Passed to the views as `useLocation().state`. */
  linkState?: unknown;
}

/** A `SegmentedControl` whose choices are addresses: two or three views of one place. */
export function SegmentedLinks({ links, current, isReplacing = false, linkState, ...rest }: SegmentedLinksProps) {
  return (
    <Frame {...rest}>
      {links.map(({ to, label }) => (
        <Choice
          key={to}
          to={to}
          replace={isReplacing}
          state={linkState}
          aria-current={to === current ? 'page' : undefined}
        >
          {label}
        </Choice>
      ))}
    </Frame>
  );
}

const Frame = styled.nav`
  ${segmentFrameStyle}
`;

const Choice = styled(Link)`
  ${segmentStyle}

  &:focus-visible {
    outline-offset: 1px;
  }
`;
