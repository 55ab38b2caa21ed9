import type { ReactNode } from 'react';
import { Alert } from 'shared-ui/Alert';
import { Button } from 'shared-ui/Button';

interface PageFailureProps {
  onRetry: () => void;
  /** What has failed: without it, a part of the shell that could not be fetched. */
  children?: ReactNode;
}

/** What the page needs before anything else is not there. */
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
