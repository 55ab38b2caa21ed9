import type { ComponentPropsWithRef, ReactNode } from 'react';
import { styled } from 'styled-components';
import { theme } from 'shared-ui/theme';

export interface EmptyStateProps extends ComponentPropsWithRef<'div'> {
  /** A sentence: what is not here. */
  children: ReactNode;
  /** The next step: a button or a link. */
  action?: ReactNode;
  /** A muted 20 px icon above the sentence. */
  icon?: ReactNode;
}

/** A list with nothing in it. */
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
  display: grid;
  justify-items: center;
  gap: ${theme.space(3)};
  padding: ${theme.space(8)} ${theme.space(4)};
  color: ${theme.color.textMuted};
  text-align: center;

  > p {
    max-width: 48ch;
  }
`;
