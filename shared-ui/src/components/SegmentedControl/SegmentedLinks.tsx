import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { segmentFrameStyle, segmentStyle } from './segmentStyle';

/** One of the addresses. */
export interface SegmentLink {
  /** An address of the application, with its query: `/meetings?view=agenda`. */
  to: string;
  /** What the person reads, in a word or two. */
  label: ReactNode;
}

export interface SegmentedLinksProps extends Omit<ComponentPropsWithRef<'nav'>, 'children'> {
  /** Names the choice. */
  'aria-label': string;
  /** Two or three addresses, in order. */
  links: readonly SegmentLink[];
  /** The `to` of the one that is shown. */
  current: string;
  /** Another view takes the place of this one in the history, so that Back leads out of the place. */
  isReplacing?: boolean;
  /** What the links hand on to the views, for `useLocation().state`. */
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
          $isChosen={to === current}
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

const Choice = styled(Link)<{ $isChosen: boolean }>`
  ${segmentStyle}

  &:focus-visible {
    outline-offset: 1px;
  }
`;
