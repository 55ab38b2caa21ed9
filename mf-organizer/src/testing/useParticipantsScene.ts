import { afterEach, beforeEach } from '@jest/globals';
import { noteServerDate } from 'shared-api/clock';
import type { Schema } from 'shared-api/contract';
import { useFakeApi } from 'shared-api/testing';
import { textKey } from 'shared-api/text';
import { organizerFixtures } from './organizerFixtures';

type State = Schema<'ParticipantState'>;

interface Scene {
  companies: Schema<'OrganizerParticipant'>[];
  /** Received lists' queries, oldest first. */
  asked: string[];
  /** Received changes: the last part of the address and the body without its `client_id`. */
  changes: [action: string, body: object][];
  clientIds: unknown[];
  /** What the next change refuses. */
  refused: Schema<'BulkAnswer'>['refused'];
}

interface BulkBody {
  bulk: Schema<'Bulk'>;
  client_id?: string;
}

const after: Record<string, State> = {
  activate: 'active',
  decline: 'declined',
  return: 'waiting',
  block: 'blocked',
  unblock: 'active',
};

/** A fake server with companies, reset for each test; it is noon of 22 November 2026 in Moscow. */
export function useParticipantsScene() {
  const api = useFakeApi();
  const scene = {} as Scene;

  const matching = ({ q = '', type, state }: { q?: string; type?: string | null; state?: string | null }) =>
    scene.companies.filter(
      (each) =>
        textKey(each.company).includes(textKey(q)) && (!type || each.type === type) && (!state || each.state === state),
    );

  /** Answers decisions again, after a test has let them fail. */
  const answerChanges = () => {
    for (const action of ['activate', 'decline', 'return', 'block', 'unblock'] as const)
      api.answer('post', `/api/organizer/participants/${action}`, ({ body }) => {
        const { client_id, ...rest } = body as BulkBody;
        scene.clientIds.push(client_id);
        scene.changes.push([action, rest]);
        const { ids, filter, except = [] } = rest.bulk;
        const wanted = ids ?? matching(filter ?? {}).map(({ id }) => id);
        const done = wanted.filter((id) => !except.includes(id) && !scene.refused.some((each) => each.id === id));
        scene.companies = scene.companies.map((each) =>
          done.includes(each.id) ? { ...each, state: after[action] ?? each.state } : each,
        );
        return { done: done.length, refused: scene.refused };
      });
  };

  /** Answers lists again, after a test has let them fail. */
  const answerList = () => {
    api.answer('get', '/api/organizer/participants', ({ query }) => {
      scene.asked.push(query.toString());
      const found = matching({ q: query.get('q') ?? '', type: query.get('type'), state: query.get('state') });
      const [limit, page] = [Number(query.get('limit')), Number(query.get('page'))];
      const counts = { registering: 0, waiting: 0, declined: 0, active: 0, blocked: 0 };
      for (const { state } of scene.companies) counts[state] += 1;
      return {
        participants: found.slice((page - 1) * limit, page * limit),
        pages: Math.ceil(found.length / limit),
        total_count: found.length,
        counts,
      };
    });
  };

  beforeEach(() => {
    localStorage.clear();
    noteServerDate('Sun, 22 Nov 2026 09:00:00 GMT');
    Object.assign(scene, {
      companies: organizerFixtures.companies(),
      asked: [],
      changes: [],
      clientIds: [],
      refused: [],
    } satisfies Scene);
    answerList();
    answerChanges();
  });
  // The next test file begins with the browser's own clock.
  afterEach(() => noteServerDate(new Date().toUTCString()));

  return { api, scene, answerChanges, answerList };
}
