import type { FastifyReply, FastifyRequest } from 'fastify';
import { forbidden, unauthorized } from '#platform/errors/httpError.ts';
import { findCaller } from '#platform/http/admission.ts';
import type { AppContext } from '#platform/http/context.ts';

/** Lets administrators see a page. @throws {HttpError} 401 for guests, 403 for everybody else */
export async function requireAdmin(
  request: FastifyRequest,
  reply: FastifyReply,
  context: Pick<AppContext, 'db' | 'clock' | 'sessionLimits' | 'publicUrl'>,
): Promise<void> {
  const viewer = await findCaller(request, reply, context);
  if (!viewer) throw unauthorized();
  if (!viewer.is_admin || viewer.is_blocked) throw forbidden('Эту страницу видят администраторы.');
}
