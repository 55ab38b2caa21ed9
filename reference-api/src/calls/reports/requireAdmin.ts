import type { FastifyReply, FastifyRequest } from 'fastify';
import { forbidden, unauthorized } from '#platform/errors/httpError.ts';
import type { AppContext } from '#platform/http/context.ts';
import { sessionCookieOf } from '#platform/http/sessionCookie.ts';
import { findViewer } from '#platform/sessions/sessions.ts';

/** Lets administrators see a page. @throws {HttpError} 401 for guests, 403 for everybody else */
export async function requireAdmin(
  request: FastifyRequest,
  reply: FastifyReply,
  context: Pick<AppContext, 'db' | 'clock' | 'sessionLimits' | 'publicUrl'>,
): Promise<void> {
  const viewer = await findViewer(context, sessionCookieOf(request, reply, context).token);
  if (!viewer) throw unauthorized();
  if (!viewer.is_admin || viewer.is_blocked) throw forbidden('Эту страницу видят администраторы.');
}
