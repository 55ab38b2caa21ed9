import CircleAlert from 'lucide-react/icons/circle-alert';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { styled } from 'styled-components';
import { theme } from 'shared-ui/theme';
import { Button } from '../Button/Button';
import { stateStyle } from '../EmptyState/stateStyle';

export interface ErrorStateProps extends ComponentPropsWithRef<'div'> {
  /** What failed: «Не удалось загрузить новости.» */
  children: ReactNode;
  /** Tries again; without it there is no button. */
  onRetry?: () => void;
  /** The new try is under way. */
  isRetrying?: boolean;
  /** A step other than trying again, e.g. a link back. */
  action?: ReactNode;
}

/** Content that could not be loaded, in the content's place. */
export function ErrorState({ children, onRetry, isRetrying = false, action, ...rest }: ErrorStateProps) {
  return (
    <Root role="alert" {...rest}>
      <CircleAlert size={20} aria-hidden />
      <p>{children}</p>
      {onRetry && (
        <Button variant="secondary" onClick={onRetry} isBusy={isRetrying}>
          Повторить
        </Button>
      )}
      {action}
    </Root>
  );
}

const Root = styled.div`
  ${stateStyle}

  > svg {
    color: ${theme.color.danger};
  }
`;
