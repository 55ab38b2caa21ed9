import CircleAlert from '@lucide/icons/icons/circle-alert';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { styled } from 'styled-components';
import { theme } from 'shared-ui/theme';
import { Button } from '../Button/Button';
import { stateStyle } from '../EmptyState/stateStyle';
import { Icon } from '../Icon/Icon';

export interface ErrorStateProps extends ComponentPropsWithRef<'div'> {
  /** What failed: «Не удалось загрузить новости.» */
  children: ReactNode;
  /** Why, in a sentence. */
  reason?: string | undefined;
  /** Without it the retry button is left out. */
  onRetry?: () => void;
  /** The retry is running. */
  isRetrying?: boolean;
  /** Code of the failure that the organizers can look up. */
  code?: string | undefined;
  /** Another way out, e.g. a link back. */
  action?: ReactNode;
}

/** Placeholder for content that failed to load. */
export function ErrorState({ children, reason, onRetry, isRetrying = false, code, action, ...rest }: ErrorStateProps) {
  return (
    <Root role="alert" {...rest}>
      <Icon icon={CircleAlert} size={20} />
      <p>
        <span>{children}</span>
        {reason !== undefined && <span> {reason}</span>}
      </p>
      {onRetry && (
        <Button variant="secondary" onClick={onRetry} isBusy={isRetrying}>
          Повторить
        </Button>
      )}
      {action}
      {code !== undefined && <Code>Код ошибки: {code}</Code>}
    </Root>
  );
}

const Code = styled.small`
  color: ${theme.color.textMuted};
  font-size: ${theme.text.xs};
  overflow-wrap: anywhere;
`;

const Root = styled.div`
  ${stateStyle}

  > svg {
    color: ${theme.color.danger};
  }
`;
