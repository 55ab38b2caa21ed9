import { expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Loaded, type LoadedQuery } from './Loaded';

const reload = jest.fn();

function query(part: Partial<LoadedQuery<readonly string[]>> = {}): LoadedQuery<readonly string[]> {
  return { data: undefined, error: undefined, isLoading: false, reload, ...part };
}

function show(resource: LoadedQuery<readonly string[]>) {
  render(
    <Loaded
      query={resource}
      skeleton={<p>скоро</p>}
      failed="Не удалось загрузить новости."
      empty={<p>Новостей пока нет.</p>}
    >
      {(posts) => <p>{posts.join()}</p>}
    </Loaded>,
  );
}

test('shows the skeleton while loading', () => {
  show(query({ isLoading: true }));
  expect(screen.getByText('скоро')).toBeInTheDocument();
});

test('renders the loaded data', () => {
  show(query({ data: ['Открытие'] }));
  expect(screen.getByText('Открытие')).toBeInTheDocument();
});

test('keeps the data when a reload fails', () => {
  show(query({ data: ['Открытие'], error: new Error('later') }));
  expect(screen.getByText('Открытие')).toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('shows the empty state for an empty list', () => {
  show(query({ data: [] }));
  expect(screen.getByText('Новостей пока нет.')).toBeInTheDocument();
});

test('names the failure and its reason and offers a retry', async () => {
  show(query({ error: new Error('cut'), reason: 'Нет связи с сервером.' }));
  expect(screen.getByRole('alert')).toHaveTextContent('Не удалось загрузить новости. Нет связи с сервером.');
  await userEvent.click(screen.getByRole('button', { name: 'Повторить' }));
  expect(reload).toHaveBeenCalledTimes(1);
});

test('shows the code of a failure of the server [OPS-07]', () => {
  show(query({ error: new Error('500'), reason: 'Непредвиденная ошибка!', code: '7f3c9a12' }));
  expect(screen.getByText('Код ошибки: 7f3c9a12')).toBeInTheDocument();
});

test('shows no code for other failures [OPS-07]', () => {
  show(query({ error: new Error('cut'), reason: 'Нет связи с сервером.' }));
  expect(screen.queryByText(/Код ошибки/)).not.toBeInTheDocument();
});

test('marks the retry button as busy while retrying', () => {
  show(query({ error: new Error('cut'), isLoading: true }));
  expect(screen.getByRole('button')).toHaveAttribute('aria-busy', 'true');
});

test('renders a custom failure in place of the default', () => {
  render(
    <Loaded query={query({ error: 404 })} skeleton={null} failed={(error) => <p>нет такого: {String(error)}</p>}>
      {() => null}
    </Loaded>,
  );
  expect(screen.getByText('нет такого: 404')).toBeInTheDocument();
});
