import { beforeEach, expect, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fixtures, renderPage, useFakeApi } from 'shared-api/testing';
import { useCurrentUser } from '../session/useCurrentUser';
import { useCompanyMark, useCompanyMarks, type MarkOutcome } from './companyMarks';

const api = useFakeApi();
// Leaves room for a busy machine.
const outcomes: MarkOutcome[] = [];

beforeEach(() => {
  localStorage.clear();
  outcomes.length = 0;
  api.answer('get', '/api/user', fixtures.currentUser({ id: 1 }));
  api.answer('get', '/api/settings', fixtures.settings());
});

function Company({ id }: { id: number }) {
  const { isFavourite, note, setFavourite, setNote } = useCompanyMark(id);
  return (
    <p>
      <button aria-pressed={isFavourite} onClick={() => outcomes.push(setFavourite(!isFavourite))}>
        {`звезда ${id}`}
      </button>
      <input aria-label={`заметка ${id}`} value={note} onChange={({ target }) => setNote(target.value)} />
    </p>
  );
}

function Page() {
  const { data: user } = useCurrentUser();
  const { favouriteIds, notes, clearFavourites } = useCompanyMarks();
  // Marks cannot be saved before the account has loaded.
  if (!user) return null;
  return (
    <>
      <output>{`${favouriteIds.join(',')} | ${[...notes].join(';')}`}</output>
      <button onClick={clearFavourites}>Очистить</button>
      <Company id={2} />
      <Company id={7} />
    </>
  );
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const kept = () => screen.getByRole('status').textContent;

async function open() {
  const page = renderPage(<Page />);
  await screen.findByRole('button', { name: 'звезда 2' });
  return page;
}

test('keeps favourites, newest first, and notes on this device', async () => {
  const { unmount } = await open();
  await press('звезда 7');
  await press('звезда 2');
  await userEvent.click(screen.getByRole('textbox', { name: 'заметка 7' }));
  await userEvent.paste('Просят каталог');
  expect(kept()).toBe('2,7 | 7,Просят каталог');
  expect(outcomes).toEqual(['first', 'kept']);
  unmount();
  await open();
  expect(kept()).toBe('2,7 | 7,Просят каталог');
  await press('звезда 7');
  await press('звезда 7');
  expect(kept()).toBe('7,2 | 7,Просят каталог');
  expect(outcomes).toEqual(['first', 'kept', 'kept', 'kept']);
});

test('clears favourites but not notes, and drops blank notes', async () => {
  await open();
  await press('звезда 7');
  await userEvent.click(screen.getByRole('textbox', { name: 'заметка 2' }));
  await userEvent.paste('Просят каталог');
  await press('Очистить');
  expect(kept()).toBe(' | 2,Просят каталог');
  await userEvent.clear(screen.getByRole('textbox', { name: 'заметка 2' }));
  expect(kept()).toBe(' | ');
});

test('shares marks between tabs but not between accounts', async () => {
  localStorage.setItem('vstrecha.marks.1', '{"favourites":[2,"x",-1],"notes":[[2,"Звонить"],[3," "],"x"]}');
  const { unmount } = await open();
  expect(kept()).toBe('2 | 2,Звонить');
  localStorage.setItem('vstrecha.marks.1', '{"favourites":[7],"notes":[]}');
  act(() => void dispatchEvent(new StorageEvent('storage', { key: 'vstrecha.marks.1' })));
  expect(kept()).toBe('7 | ');
  unmount();
  api.answer('get', '/api/user', fixtures.currentUser({ id: 9 }));
  await open();
  expect(kept()).toBe(' | ');
});

test.each([
  ['Каталог', '', 'Каталог'],
  ['Каталог', 'Звонить', 'Звонить\nКаталог'],
  ['Звонить в среду', 'Звонить', 'Звонить в среду'],
  ['Прежняя', 'Звонить', 'Звонить'],
  ['', 'Звонить', 'Звонить'],
])('keeps what both have written: %s over %s', async (text, newer, joined) => {
  function Dialog() {
    const { note, setNote } = useCompanyMark(2);
    return (
      <button onClick={() => setNote(text, 'Прежняя')} aria-label="Сохранить">
        {note}
      </button>
    );
  }
  localStorage.setItem('vstrecha.marks.1', JSON.stringify({ favourites: [], notes: [[2, newer]] }));
  renderPage(<Dialog />);
  const save = await screen.findByRole('button', { name: 'Сохранить' });
  await waitFor(() => expect(save).toHaveTextContent(newer));
  await userEvent.click(save);
  expect(save.textContent).toBe(joined);
});
