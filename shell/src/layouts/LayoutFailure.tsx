import { Alert } from 'shared-ui/Alert';
import { Button } from 'shared-ui/Button';
import { EmptyLayout } from './EmptyLayout';

/** A part of the shell itself could not be fetched. */
export function LayoutFailure({ onRetry }: { onRetry: () => void }) {
  return (
    <EmptyLayout>
      <Alert kind="danger" action={<Button onClick={onRetry}>Повторить</Button>}>
        Страница не загрузилась. Проверьте подключение к интернету и повторите.
      </Alert>
    </EmptyLayout>
  );
}
