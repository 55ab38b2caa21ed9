import { EmptyLayout } from './layouts/EmptyLayout';
import { PageFailure } from './pages/PageFailure';

/** Stands in place of everything when the shell itself could not be drawn, by an answer of the server that is none for instance. */
export function AppFailure({ onRetry }: { onRetry: () => void }) {
  return (
    <EmptyLayout>
      <PageFailure onRetry={onRetry}>Не удалось показать страницу. Повторите или обновите её в браузере.</PageFailure>
    </EmptyLayout>
  );
}
