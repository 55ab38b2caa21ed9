import { Alert } from 'shared-ui/Alert';
import { Button } from 'shared-ui/Button';

/** A part of the shell itself could not be fetched. */
export function PageFailure({ onRetry }: { onRetry: () => void }) {
  return (
    <Alert kind="danger" action={<Button onClick={onRetry}>Повторить</Button>}>
      Страница не загрузилась. Проверьте подключение к интернету и повторите.
    </Alert>
  );
}
