import { afterEach, beforeEach, jest } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { noteServerDate } from 'shared-api/clock';
import type { CurrentUser, Invitation, Participant } from 'shared-api/contract';
import { fixtures, useFakeApi, type ReceivedCall } from 'shared-api/testing';
import { isPastSlot } from 'shared-api/time';
import { toast } from 'shared-ui/toast';

type ListName = 'incoming0' | 'outgoing0' | 'incoming1' | 'outgoing1';

interface InvitationsScene {
  viewer: CurrentUser;
  /** Data of every other company. */
  company: Partial<Participant>;
  /** Additions that the server knows. */
  features: string[];
  hasCatalog: boolean;
}

/**
 * The API of the four lists, reset for each test. It is 22 November 2026, 12:00 in Moscow.
 * @param features additions that the server knows
 */
export function useInvitationsScene(features: readonly string[] = []) {
  const api = useFakeApi();
  const scene = {} as InvitationsScene;
  /** The server's lists, newest first; tests modify them to simulate other users. */
  const lists = {} as Record<ListName, Invitation[]>;

  /** Calls for lists, in the order of their arrival. */
  const asked: string[] = [];

  const pageOf = (direction: 'incoming' | 'outgoing', { query }: ReceivedCall) => {
    asked.push(`${direction}?${query}`);
    const list = lists[`${direction}${query.get('is_move') === '1' ? 1 : 0}`];
    const all = inState(list, query);
    const limit = Number(query.get('limit'));
    const start = (Number(query.get('page')) - 1) * limit;
    return {
      invitations: all.slice(start, start + limit),
      total_count: all.length,
      pages: Math.ceil(all.length / limit),
    };
  };

  beforeEach(() => {
    localStorage.clear();
    asked.length = 0;
    noteServerDate('Sun, 22 Nov 2026 09:00:00 GMT');
    Object.assign(lists, { incoming0: [], outgoing0: [], incoming1: [], outgoing1: [] });
    Object.assign(scene, {
      viewer: fixtures.currentUser({ id: 1 }),
      company: {},
      features: [...features],
      hasCatalog: true,
    });
    api.answer('get', '/api/invitations/incoming', (call) => pageOf('incoming', call));
    api.answer('get', '/api/invitations/outgoing', (call) => pageOf('outgoing', call));
    api.answer('get', '/api/invitations/count', () => ({
      count: [...lists.incoming0, ...lists.incoming1].filter(({ status }) => status === 'AWAITING').length,
    }));
    api.answer('get', '/api/user', () => scene.viewer);
    api.answer('get', '/api/user/{id}', ({ path }) => fixtures.participant({ ...scene.company, id: Number(path.id) }));
    api.answer('get', '/api/settings', () =>
      fixtures.settings({ features: scene.features, catalog_status: scene.hasCatalog }),
    );
    jest.spyOn(toast, 'success');
    jest.spyOn(toast, 'danger');
  });
  afterEach(() => noteServerDate(new Date().toUTCString()));

  return { api, scene, lists, asked, pageOf };
}

/** The part of a list as a server with the feature `invitation_lists` sends it: open ones soonest first. */
function inState(list: readonly Invitation[], query: URLSearchParams): readonly Invitation[] {
  const state = query.get('state');
  if (state === null) return list;
  const isOpen = ({ status, date, point }: Invitation) => status === 'AWAITING' && !isPastSlot(date, point);
  const found = list.filter((each) => isOpen(each) === (state === 'open'));
  const begin = ({ date, point }: Invitation) => `${date} ${point}`;
  return query.get('sort') === 'slot' ? found.toSorted((one, other) => begin(one).localeCompare(begin(other))) : found;
}

/** Open invitations of different companies an hour apart, the first on 23 November at 10:00. */
export function manyInvitations(count: number): Invitation[] {
  return Array.from({ length: count }, (_, index) =>
    fixtures.invitation({
      id: index + 1,
      user_id: index + 100,
      company: `Компания ${index + 1}`,
      date: `2026-11-${23 + Math.floor(index / 10)}`,
      point: `${10 + (index % 10)}:00`,
    }),
  );
}

// The accessible name ends with the count.
const nameOf = (title: string) => new RegExp(`^${title}( \\d+)?$`);

/** The button that opens and closes a list. */
export const listHeader = (title: string) => screen.getByRole('button', { name: nameOf(title) });

/** The content of an open list. */
export const listSection = (title: string) => screen.getByRole('region', { name: nameOf(title) });

/** The row of a company. */
export async function invitationOf(company: string) {
  const item = (await screen.findByRole('link', { name: company })).closest('li');
  if (!item) throw new Error(`${company} stands in no list item.`);
  return within(item);
}

/** Makes the window as narrow as a phone's. */
export function showOnPhone(): void {
  jest.spyOn(window, 'matchMedia').mockImplementation(
    (query) =>
      Object.assign(new EventTarget(), {
        matches: query === '(max-width: 575px)',
        media: query,
        onchange: null,
        addListener() {},
        removeListener() {},
      }) as MediaQueryList,
  );
}
