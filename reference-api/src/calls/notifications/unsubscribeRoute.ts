import type { FastifyInstance } from 'fastify';
import type { AppContext } from '#platform/http/context.ts';
import { UNSUBSCRIBE_PATH } from '#platform/mail/email.ts';
import { endEmails } from './endEmails.ts';

/**
 * Unsubscribes by one press in a mail program (RFC 8058), which sends a POST to the page's own address from its servers or its web
 * page. Outside the contract, since no client calls it.
 */
export function addUnsubscribeRoute(app: FastifyInstance, { db }: Pick<AppContext, 'db'>): void {
  app.post<{ Params: { token: string } }>(
    `${UNSUBSCRIBE_PATH}/:token`,
    { config: { access: 'link', isForOtherSites: true } },
    async ({ params }, reply) => {
      await endEmails(db, params.token);
      return reply.type('text/plain; charset=utf-8').send('Вы отписаны от уведомлений по почте.');
    },
  );
}
