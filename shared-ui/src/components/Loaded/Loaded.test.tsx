import { expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Loaded, type LoadedQuery } from './Loaded';

const reload = jest.fn();

function query(part: Partial<LoadedQuery<readonly string[]>> = {}): LoadedQuery<readonly string[]> {
  return { data: undefined, error: undefined, isLoading: false, reload, ...part };
}

function show(known: LoadedQuery<readonly string[]>) {
  render(
    <Loaded
      query={known}
      skeleton={<p>скоро</p>}
      failed="Не удалось загрузить новости."
      empty={<p>Новостей пока нет.</p>}
    >
      {(posts) => <p>{posts.join()}</p>}
    </Loaded>,
  );
}

test('the skeleton stands until there is something to show', () => {
  show(query({ isLoading: true }));
  expect(screen.getByText('скоро')).toBeInTheDocument();
});

test('what was read is drawn', () => {
  show(query({ data: ['Открытие'] }));
  expect(screen.getByText('Открытие')).toBeInTheDocument();
});

test('what was read stays when reading it again fails', () => {
  show(query({ data: ['Открытие'], error: new Error('later') }));
  expect(screen.getByText('Открытие')).toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('an empty list says so', () => {
  show(query({ data: [] }));
  expect(screen.getByText('Новостей пока нет.')).toBeInTheDocument();
});

test('a failure names what failed and why, and offers another try', async () => {
  show(query({ error: new Error('cut'), reason: 'Нет связи с сервером.' }));
  expect(screen.getByRole('alert')).toHaveTextContent('Не удалось загрузить новости. Нет связи с сервером.');
  await userEvent.click(screen.getByRole('button', { name: 'Повторить' }));
  expect(reload).toHaveBeenCalledTimes(1);
});

test('while it is tried again the button is busy', () => {
  show(query({ error: new Error('cut'), isLoading: true }));
  expect(screen.getByRole('button')).toHaveAttribute('aria-busy', 'true');
});

test('a failure of one’s own stands in place of the common one', () => {
  render(
    <Loaded query={query({ error: 404 })} skeleton={null} failed={(error) => <p>нет такого: {String(error)}</p>}>
      {() => null}
    </Loaded>,
  );
  expect(screen.getByText('нет такого: 404')).toBeInTheDocument();
});
