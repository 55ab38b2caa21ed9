import { beforeEach, expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ErrorBoundary } from './ErrorBoundary';

let isBroken = true;
function Content() {
  if (isBroken) throw new Error('сломано');
  return <p>Содержимое</p>;
}

beforeEach(() => {
  isBroken = true;
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

test('contains an error, reports it once and retries', async () => {
  const report = jest.fn();
  render(
    <>
      <p>Остальное</p>
      <ErrorBoundary onError={report} fallback={({ reset }) => <button onClick={reset}>Повторить</button>}>
        <Content />
      </ErrorBoundary>
    </>,
  );
  expect(screen.getByText('Остальное')).toBeInTheDocument();
  expect(report).toHaveBeenCalledTimes(1);

  isBroken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Повторить' }));
  expect(screen.getByText('Содержимое')).toBeInTheDocument();
});

test('resets only when a reset key changes', () => {
  const page = (id: number) => (
    <ErrorBoundary resetKeys={[id]} fallback={() => <p>Ошибка</p>}>
      <Content />
    </ErrorBoundary>
  );
  const { rerender } = render(page(1));
  isBroken = false;
  rerender(page(1));
  expect(screen.getByText('Ошибка')).toBeInTheDocument();
  rerender(page(2));
  expect(screen.getByText('Содержимое')).toBeInTheDocument();
});

test('does not loop when a key changes with the failure', () => {
  const page = (id: number) => (
    <ErrorBoundary resetKeys={[id]} fallback={() => <p>Ошибка</p>}>
      <Content />
    </ErrorBoundary>
  );
  isBroken = false;
  const { rerender } = render(page(1));
  isBroken = true;
  rerender(page(2));
  expect(screen.getByText('Ошибка')).toBeInTheDocument();
});
