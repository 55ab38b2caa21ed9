import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Card } from 'shared-ui/Card';
import { theme } from 'shared-ui/theme';
import type { SectionId } from '../sections';
import { texts } from '../texts';

interface EditSectionProps {
  /** Which one it is; also its anchor. */
  id: SectionId;
  children: ReactNode;
}

/** A section of the page: addresses lead to it, and it takes the focus then. */
export function EditSection({ id, children }: EditSectionProps) {
  return (
    <Root id={id} title={texts.sections[id]} tabIndex={-1}>
      <Content>{children}</Content>
    </Root>
  );
}

/* What sticks at the top on narrow windows must not cover the heading. */
const Root = styled(Card)`
  scroll-margin-top: calc(var(--contents-bar, 0px) + ${theme.space(4)});
`;

/* A field that is wider than it is read is slow to fill in. */
const Content = styled.div`
  max-width: 640px;

  &:has([data-wide]) {
    max-width: none;
  }
`;
