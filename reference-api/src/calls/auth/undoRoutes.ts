import type { FastifyInstance, FastifyReply } from 'fastify';
import type { AppContext } from '#platform/http/context.ts';
import { escapeHtml, sendHtmlPage, type HtmlPage } from '#platform/http/htmlPage.ts';
import { findUndo, undoEmailChange } from './emailChange.ts';
import { UNDO_PATH } from './undoEmails.ts';

const LINK = { config: { access: 'link' } } as const;

/**
 * Serves the page that the link in the e-mail to the old address opens; outside the contract, since no client calls it. Mail servers open
 * links to scan them, so only the page's button undoes the change.
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
    return answer(reply, { kind: 'done' });
  });
}

const UNKNOWN: UndoPage = { kind: 'unknown' };

function readToken(fields: unknown): string {
  const { token } = (fields ?? {}) as Record<string, unknown>;
  return typeof token === 'string' ? token : '';
}

const answer = (reply: FastifyReply, page: UndoPage, status?: number) => sendHtmlPage(reply, toUndoPage(page), status);

type UndoPage = { kind: 'question'; email: string; token: string } | { kind: 'done' } | { kind: 'unknown' };

function toUndoPage(page: UndoPage): HtmlPage {
  return {
    title: 'Адрес почты на «Встрече»',
    hasForm: page.kind === 'question',
    style: 'a { padding: 10px 0; color: inherit; }',
    body: contentOf(page),
  };
}

function contentOf(page: UndoPage): string {
  switch (page.kind) {
    case 'question':
      return `<p>Адрес почты вашего аккаунта изменили. Прежний: <b>${escapeHtml(page.email)}</b>.</p>
<p>Вместе с адресом вернётся прежний пароль, а все входы на всех устройствах завершатся.</p>
<form method="post">
<input type="hidden" name="token" value="${escapeHtml(page.token)}">
<button>Вернуть прежний адрес</button>
</form>`;
    case 'done':
      return `<p role="status">Прежний адрес снова действует, все входы завершены. Войдите со своим прежним паролем и задайте новый в профиле; если пароль мог узнать кто-то ещё, сначала получите новый.</p>
<a href="/password_reset">Получить новый пароль</a>`;
    case 'unknown':
      return '<p role="alert">Эта ссылка не подходит: ей уже воспользовались, или прошло больше семи дней.</p>';
  }
}
