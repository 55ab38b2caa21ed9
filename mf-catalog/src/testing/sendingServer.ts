import { serverNow } from 'shared-api/clock';
import type { Schema } from 'shared-api/contract';
import { fixtures, type useFakeApi } from 'shared-api/testing';
import { textKey } from 'shared-api/text';

type Api = ReturnType<typeof useFakeApi>;

/** Fake server of the mailing: its companies, those the viewer has communicated with, and the mailings received. */
export function startSendingServer(api: Api, count = 5) {
  const names = Array.from({ length: count }, (_, index) => `Компания ${index + 1}`);
  const server = {
    companies: names.map((company, index) => ({ id: index + 1, company })),
    contacted: new Set<number>(),
    /** Time of the last message in each company's chat. */
    updated: new Map<number, string>(),
    /** Bodies of `POST /api/sending`. */
    mailings: [] as Schema<'NewMailing'>[],
    /** Limits and filters of `POST /api/users`. */
    searches: [] as { limit: number; body: Schema<'CatalogFilter'> }[],
    userReads: 0,
    /** Records messages to companies like the server does. */
    deliver(ids: readonly number[]) {
      for (const id of ids) {
        server.contacted.add(id);
        server.updated.set(id, new Date(serverNow()).toISOString());
      }
    },
  };

  api.answer('get', '/api/user', () => {
    server.userReads += 1;
    return fixtures.currentUser({ id: 1, type: 'Поставщик' });
  });
  api.answer('get', '/api/settings', fixtures.settings());
  api.answer('get', '/api/filters/location', { cities: [] });
  api.answer('post', '/api/users', ({ query, body }) => {
    const filter = body as Schema<'CatalogFilter'>;
    const limit = Number(query.get('limit'));
    const first = (Number(query.get('page')) - 1) * limit;
    server.searches.push({ limit, body: filter });
    const found = server.companies
      .filter(({ company }) => textKey(company).includes(textKey(filter.company ?? '')))
      .filter(({ id }) => filter.communicationStatus !== 1 || server.contacted.has(id));
    return {
      users: found
        .slice(first, first + limit)
        .map((company) => fixtures.participant({ ...company, already_communicated: server.contacted.has(company.id) })),
      pages: Math.ceil(found.length / limit),
      total_count: found.length,
    };
  });
  api.answer('get', '/api/chat/{userId}', ({ path }) => {
    const updated_at = server.updated.get(Number(path.userId)) ?? null;
    return { ...fixtures.chat({ user_id: Number(path.userId) }), id: null, updated_at };
  });
  api.answer('post', '/api/sending', ({ body }) => {
    const mailing = body as Schema<'NewMailing'>;
    server.mailings.push(mailing);
    server.deliver(mailing.user_ids);
    return { sent: mailing.user_ids.length };
  });
  return server;
}
