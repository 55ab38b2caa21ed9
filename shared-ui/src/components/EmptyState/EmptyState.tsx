import type { ComponentPropsWithRef, ReactNode } from 'react';
import { styled } from 'styled-components';
import { theme } from 'shared-ui/theme';
import { stateStyle } from './stateStyle';

export interface EmptyStateProps extends ComponentPropsWithRef<'div'> {
  /** A sentence about the missing content: «Заявок нет.» */
  children: ReactNode;
  /** The next step: a button or a link. */
  action?: ReactNode;
  /** A muted 20 px icon above the sentence. */
  icon?: ReactNode;
}

/** Placeholder for an empty list. */
export function EmptyState({ children, action, icon, ...rest }: EmptyStateProps) {
  return (
    <Root {...rest}>
      {icon}
      <p>{children}</p>
      {action}
    </Root>
  );
}

const Root = styled.div`
  ${stateStyle}
  color: ${theme.color.textMuted};
`;
