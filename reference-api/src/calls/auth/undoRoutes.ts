import type { FastifyInstance, FastifyReply } from 'fastify';
import type { AppContext } from '#platform/http/context.ts';
import { sendHtmlPage } from '#platform/http/htmlPage.ts';
import { findUndo, undoEmailChange } from './emailChange.ts';
import { queueUndoLetters } from './undoLetters.ts';
import { toUndoPage, type UndoPage } from './undoPage.ts';
import { UNDO_PATH } from './undoPath.ts';

const LINK = { config: { access: 'link' } } as const;

/**
 * The page behind the link that a changed e-mail sends to the old address; outside the contract, since no client calls it. Mail servers
 * open links to look for harm, so only the page's own button takes the change back.
 */
export function addUndoRoutes(app: FastifyInstance, context: AppContext): void {
  const { db, clock, audit } = context;
  app.get(UNDO_PATH, LINK, async (request, reply) => {
    const token = readToken(request.query);
    const change = await findUndo(db, token, clock.now());
    return change ? answer(reply, { kind: 'question', email: change.old_email, token }) : answer(reply, UNKNOWN, 404);
  });

  app.post(UNDO_PATH, LINK, async (request, reply) => {
    const user = await undoEmailChange(db, readToken(request.body), clock.now());
    if (user === undefined) return answer(reply, UNKNOWN, 404);
    audit({ event: 'email_restored', user, address: request.ip });
    queueUndoLetters(context);
    return answer(reply, { kind: 'done' });
  });
}

const UNKNOWN: UndoPage = { kind: 'unknown' };

function readToken(fields: unknown): string {
  const { token } = (fields ?? {}) as Record<string, unknown>;
  return typeof token === 'string' ? token : '';
}

const answer = (reply: FastifyReply, page: UndoPage, status?: number) => sendHtmlPage(reply, toUndoPage(page), status);
