import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Card } from 'shared-ui/Card';
import { ErrorBoundary } from 'shared-ui/ErrorBoundary';
import { ErrorState } from 'shared-ui/ErrorState';
import { theme } from 'shared-ui/theme';
import type { SectionId } from '../state/sections';
import { texts } from '../texts';

interface EditSectionProps {
  /** Also the section's anchor. */
  id: SectionId;
  children: ReactNode;
}

/** A section of the edit page, focusable as an anchor target. An error inside does not affect the other sections. */
export function EditSection({ id, children }: EditSectionProps) {
  return (
    <Root id={id} title={texts.sections[id]} tabIndex={-1}>
      <Content>
        <ErrorBoundary
          // The shell collects window errors.
          onError={(error) => window.reportError(error)}
          fallback={({ reset }) => <ErrorState onRetry={reset}>{texts.sectionFailed}</ErrorState>}
        >
          {children}
        </ErrorBoundary>
      </Content>
    </Root>
  );
}

/* The sticky bar of narrow viewports must not cover the heading. */
const Root = styled(Card)`
  scroll-margin-top: calc(var(--contents-bar, 0px) + ${theme.space(4)});
`;

/* Overly wide fields are slow to fill in. */
const Content = styled.div`
  max-width: 640px;

  &:has([data-wide]) {
    max-width: none;
  }
`;
