import { beforeEach, expect, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fixtures, renderPage, useFakeApi } from 'shared-api/testing';
import type { Schema } from '../contract';
import { useCurrentUser } from '../session/useCurrentUser';
import { useCompanyMark, useCompanyMarks } from './companyMarks';

const api = useFakeApi();

let server: Schema<'Mark'>[];
let version: number;
let reads: number;
let sent: Body[];

interface Body {
  user_id: number;
  marks: Schema<'MarkChange'>[];
}

beforeEach(() => {
  localStorage.clear();
  server = [];
  sent = [];
  version = 0;
  reads = 0;
  api.answer('get', '/api/user', fixtures.currentUser({ id: 1 }));
  api.answer('get', '/api/settings', fixtures.settings({ features: ['marks'] }));
  api.answer('get', '/api/marks', () => {
    reads += 1;
    return { user_id: 1, version, marks: server };
  });
  serveChanges();
});

/** Answers as a server without conflicts does. */
function serveChanges() {
  api.answer('put', '/api/marks', ({ body }) => {
    const { marks } = body as Body;
    sent.push(body as Body);
    version += 1;
    for (const { base: _, ...mark } of marks) set(mark);
    return { user_id: 1, version, marks: server.filter(({ key }) => marks.some((each) => each.key === key)) };
  });
}

function set(mark: Schema<'Mark'>) {
  server = [...server.filter(({ kind, key }) => kind !== mark.kind || key !== mark.key), mark];
}
const elsewhere = (kind: 'favourite' | 'note', id: number, value: string) => {
  version += 1;
  set({ kind, key: `${id}`, value, changed_at: Date.now() });
  act(() => void window.dispatchEvent(new Event('focus')));
};
const keep = (favourites: number[], notes: [number, string][] = []) =>
  localStorage.setItem('vstrecha.marks.1', JSON.stringify({ favourites, notes, isTold: true }));

function Company({ id }: { id: number }) {
  const { isFavourite, note, setFavourite, setNote } = useCompanyMark(id);
  return (
    <p>
      <button onClick={() => setFavourite(!isFavourite)}>{`звезда ${id}`}</button>
      <input aria-label={`заметка ${id}`} value={note} onChange={({ target }) => setNote(target.value)} />
    </p>
  );
}

function Page() {
  const { data: user } = useCurrentUser();
  const { favouriteIds, notes } = useCompanyMarks();
  if (!user) return null;
  return (
    <>
      <output>{`${favouriteIds.join(',')} | ${[...notes].join(';')}`}</output>
      <Company id={7} />
    </>
  );
}

const shown = (text: string) => waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(text));
const stored = () => server.map(({ kind, key, value }) => `${kind} ${key} ${value}`);

test('brings marks of this device and of the account together [FIT-03]', async () => {
  keep([2, 3], [[3, 'Звонить']]);
  set({ kind: 'favourite', key: '9', value: '1', changed_at: 5 });
  renderPage(<Page />);
  await shown('9,3,2 | 3,Звонить');
  expect(stored()).toEqual(['favourite 9 1', 'favourite 2 1', 'favourite 3 1', 'note 3 Звонить']);
});

test('merges 500 favourites of each of two devices [FIT-03]', async () => {
  keep(Array.from({ length: 500 }, (_, index) => index + 1));
  for (let id = 301; id <= 800; id += 1) set({ kind: 'favourite', key: `${id}`, value: '1', changed_at: id });
  renderPage(<Page />);
  await waitFor(() => expect(screen.getByRole('status').textContent?.split(',')).toHaveLength(800));
  await waitFor(() => expect(server).toHaveLength(800));
});

test('sends a change with what this device had before [FIT-03]', async () => {
  renderPage(<Page />);
  await waitFor(() => expect(reads).toBeGreaterThan(0));
  await userEvent.click(await screen.findByRole('button', { name: 'звезда 7' }));
  await waitFor(() => expect(stored()).toEqual(['favourite 7 1']));
  const base = server[0]?.changed_at;
  await userEvent.click(screen.getByRole('button', { name: 'звезда 7' }));
  await waitFor(() => expect(stored()).toEqual(['favourite 7 ']));
  expect(sent.at(-1)).toMatchObject({ user_id: 1, marks: [{ value: '', base }] });
});

test('follows what another device changes and removes [FIT-03]', async () => {
  keep([7], [[7, 'Звонить']]);
  renderPage(<Page />);
  await waitFor(() => expect(server).toHaveLength(2));
  elsewhere('note', 7, 'Звонить в пятницу');
  await shown('7 | 7,Звонить в пятницу');
  elsewhere('favourite', 7, '');
  await shown('| 7,Звонить в пятницу');
  expect(sent).toHaveLength(1);
});

test('shows the note in which the server kept both texts [FIT-03]', async () => {
  keep([], [[7, 'Просят каталог']]);
  api.answer('put', '/api/marks', () => ({
    user_id: 1,
    version: 1,
    marks: [{ kind: 'note' as const, key: '7', value: 'Звонить\nПросят каталог', changed_at: 9 }],
  }));
  renderPage(<Page />);
  await shown('7,Звонить Просят каталог');
});

test('sends offline changes once the network is back [FIT-03]', async () => {
  renderPage(<Page />);
  await waitFor(() => expect(reads).toBeGreaterThan(0));
  api.fail('put', '/api/marks', 'network');
  await userEvent.click(await screen.findByRole('button', { name: 'звезда 7' }));
  await shown('7 |');
  await waitFor(() =>
    expect(localStorage.getItem('vstrecha.marks-known-companies.1')).toContain('"favourite 7":["1",'),
  );
  serveChanges();
  await waitFor(() => {
    window.dispatchEvent(new Event('online'));
    expect(stored()).toEqual(['favourite 7 1']);
  });
});

test('ignores the marks of another account [FIT-03]', async () => {
  api.answer('get', '/api/marks', () => {
    reads += 1;
    return { user_id: 2, version: 9, marks: [{ kind: 'favourite' as const, key: '9', value: '1', changed_at: 5 }] };
  });
  renderPage(<Page />);
  await waitFor(() => expect(reads).toBeGreaterThan(0));
  await shown('|');
});

test('stays on this device without the feature [FIT-03]', async () => {
  api.answer('get', '/api/settings', fixtures.settings());
  api.answer('get', '/api/user', fixtures.currentUser({ id: 5 }));
  renderPage(<Page />);
  await screen.findByRole('button', { name: 'звезда 7' });
  await userEvent.click(await screen.findByRole('button', { name: 'звезда 7' }));
  await waitFor(() => expect(localStorage.getItem('vstrecha.marks.5')).toContain('[7]'));
  expect([reads, sent]).toEqual([0, []]);
});
