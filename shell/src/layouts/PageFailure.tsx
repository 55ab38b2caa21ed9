import type { ReactNode } from 'react';
import { Alert } from 'shared-ui/Alert';
import { Button } from 'shared-ui/Button';

interface PageFailureProps {
  onRetry: () => void;
  /** The error message; by default for a part of the shell that could not be fetched. */
  children?: ReactNode;
}

/** The alert for a page that cannot render at all, with a retry. */
export function PageFailure({
  onRetry,
  children = 'Страница не загрузилась. Проверьте подключение к интернету и повторите.',
}: PageFailureProps) {
  return (
    <Alert kind="danger" action={<Button onClick={onRetry}>Повторить</Button>}>
      {children}
    </Alert>
  );
}
