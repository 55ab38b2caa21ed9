import type { FastifyReply, FastifyRequest } from 'fastify';
import { forbidden, tooManyWrites, unauthorized } from '../errors/httpError.ts';
import { findViewer, type Viewer } from '../sessions/sessions.ts';
import type { AppContext } from './context.ts';
import type { Access } from './operation.ts';
import { sessionCookieOf } from './sessionCookie.ts';
import { WriteLimit } from './writeLimit.ts';

/** Finds out who makes a request. */
export interface Admission {
  /**
   * Before the body is read, so that nobody's body costs more than being refused.
   * @param cost how many of the user's writes the request counts as
   * @throws HttpError 401, 403, or 429
   */
  admit(request: FastifyRequest, reply: FastifyReply, access: Access, cost: number): Promise<void>;
  /** When the body is there. Who took their time over it is asked again: the session may have ended meanwhile. */
  viewerOf(request: FastifyRequest, reply: FastifyReply, access: Access): Promise<Viewer | null>;
}

const SLOW_MS = 1000;
/** By request: who was found to make it, whatever became of it. */
const callers = new WeakMap<FastifyRequest, number>();

/** Who makes a request, as far as anybody has asked; null for guests. */
export const callerOf = (request: FastifyRequest): number | null => callers.get(request) ?? null;

/** Finds the user of a request's session, or null. */
export async function findCaller(
  request: FastifyRequest,
  reply: FastifyReply,
  context: Pick<AppContext, 'db' | 'clock' | 'sessionLimits' | 'publicUrl'>,
): Promise<Viewer | null> {
  const viewer = await findViewer(context, sessionCookieOf(request, reply, context).token);
  if (viewer) callers.set(request, viewer.id);
  return viewer;
}

/** The admission of one application. */
export function createAdmission(context: AppContext): Admission {
  const { clock, limits } = context;
  const writes = new WriteLimit(limits, clock);
  const admitted = new WeakMap<FastifyRequest, { viewer: Viewer; at: number }>();
  const now = () => clock.now().getTime();

  return {
    async admit(request, reply, access, cost) {
      if (access === 'guest') return;
      const viewer = requireViewer(access, await findCaller(request, reply, context));
      const waitSeconds = writes.take(viewer.id, cost);
      if (waitSeconds !== undefined) throw tooManyWrites(waitSeconds);
      admitted.set(request, { viewer, at: now() });
    },
    async viewerOf(request, reply, access) {
      if (access === 'guest') return null;
      const known = admitted.get(request);
      if (known && now() - known.at < SLOW_MS) return known.viewer;
      return requireViewer(access, await findCaller(request, reply, context));
    },
  };
}

function requireViewer(access: Exclude<Access, 'guest'>, viewer: Viewer | null): Viewer {
  if (!viewer) throw unauthorized();
  if (access === 'blocked') return viewer;
  if (viewer.is_blocked) throw forbidden('Ваша учётная запись заблокирована.');
  if (access === 'participant' && viewer.registration_step !== 'FINISHED')
    throw forbidden('Сначала завершите регистрацию.');
  return viewer;
}
