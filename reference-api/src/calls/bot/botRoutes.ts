import { randomInt } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Database } from '#platform/database/database.ts';
import { users } from '#platform/database/schema.ts';
import type { AppContext } from '#platform/http/context.ts';
import { escapeHtml, sendHtmlPage, type HtmlPage } from '#platform/http/htmlPage.ts';
import { findBotMessages } from '../notices/noticeBot.ts';

/** Under /api, so that proxies which forward API calls forward this page too. */
const BOT_START = '/api/bot/start';

const LINK = { config: { access: 'link' } } as const;

/**
 * Serves the start page of the messaging service's bot, outside the contract: a deployment has a real one. As with the real bot, the
 * connection id alone is enough to connect an account to it.
 */
export function addBotRoutes(app: FastifyInstance, { db, publicUrl }: Pick<AppContext, 'db' | 'publicUrl'>): void {
  app.get(BOT_START, LINK, async (request, reply) => {
    const { start } = request.query as Record<string, unknown>;
    const id = await findConnection(db, start);
    return id === undefined
      ? answer(reply, { kind: 'unknown' }, 404)
      : answer(reply, { kind: 'start', id, messages: await findBotMessages(db, id, publicUrl) });
  });

  app.post(BOT_START, LINK, async (request, reply) => {
    const { start, username } = (request.body ?? {}) as Record<string, unknown>;
    const id = await findConnection(db, start);
    if (id === undefined) return answer(reply, { kind: 'unknown' }, 404);
    const name = typeof username === 'string' ? username.trim().replace(/^@/, '') : '';
    if (!/^\w{0,32}$/.test(name))
      return answer(reply, { kind: 'start', id, complaint: 'В имени могут быть только латинские буквы, цифры и «_».' });
    const chat_id = String(randomInt(100_000_000, 1_000_000_000));
    await db
      .update(users)
      .set({ connection_username: name || null, connection_chat_id: chat_id })
      .where(eq(users.connection_code, id));
    return answer(reply, { kind: 'connected', account: name ? `@${name}` : `чат ${chat_id}` });
  });
}

async function findConnection(db: Database, id: unknown): Promise<string | undefined> {
  if (typeof id !== 'string' || !/^[\w-]{1,64}$/.test(id)) return undefined;
  const [found] = await db
    .select({ id: users.connection_code })
    .from(users)
    .where(eq(users.connection_code, id))
    .limit(1);
  return found?.id;
}

const answer = (reply: FastifyReply, page: BotPage, status?: number) => sendHtmlPage(reply, toBotPage(page), status);

type BotPage =
  | { kind: 'start'; id: string; complaint?: string; messages?: string[] }
  | { kind: 'connected'; account: string }
  | { kind: 'unknown' };

function toBotPage(page: BotPage): HtmlPage {
  return { title: 'Бот «Встречи»', hasForm: page.kind === 'start', body: contentOf(page) };
}

function contentOf(page: BotPage): string {
  switch (page.kind) {
    case 'start':
      return `<p>Так reference-api изображает мессенджер: назовите аккаунт и нажмите «Старт».</p>
${page.complaint === undefined ? '' : `<p role="alert">${escapeHtml(page.complaint)}</p>`}
<form method="post">
<input type="hidden" name="start" value="${escapeHtml(page.id)}">
<label>Имя аккаунта <input name="username" placeholder="@anna" autocomplete="off" autocapitalize="none" maxlength="33"></label>
<p>Без имени аккаунт подключится по номеру чата.</p>
<button>Старт</button>
</form>
${(page.messages ?? []).map((message) => `<p>${escapeHtml(message)}</p>`).join('\n')}`;
    case 'connected':
      return `<p role="status">Подключено: ${escapeHtml(page.account)}. Вернитесь во «Встречу»: окно подключения закроется само.</p>`;
    case 'unknown':
      return '<p role="alert">Эта ссылка не подходит. Откройте её из настроек профиля ещё раз.</p>';
  }
}
