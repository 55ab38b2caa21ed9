import type { FastifyReply, FastifyRequest } from 'fastify';
import { forbidden, tooManyWrites, unauthorized } from '../errors/httpError.ts';
import { findViewer, type Viewer } from '../sessions/sessions.ts';
import type { AppContext } from './context.ts';
import type { Access } from './operation.ts';
import { sessionCookieOf } from './sessionCookie.ts';

/** Authenticates requests and limits their writes. */
export interface Admission {
  /**
   * Runs before the body is read, so that an unauthorised body costs only a refusal. Guests are limited by guestBodies.ts.
   * @param cost how many of the user's writes the request counts as; 0 for a read
   * @throws HttpError 401, 403, or 429
   */
  admit(request: FastifyRequest, reply: FastifyReply, access: Access, cost: number): Promise<void>;
  /** Runs once the body has arrived; after a slow upload it checks the session again, which may have ended meanwhile. */
  viewerOf(request: FastifyRequest, reply: FastifyReply, access: Access): Promise<Viewer | null>;
}

const SLOW_MS = 1000;
const MINUTE_MS = 60_000;
/** The authenticated user of each request, also of a refused one. */
const callers = new WeakMap<FastifyRequest, number>();

/** The user of a request as far as it was authenticated; null for guests. */
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

export function createAdmission(context: AppContext): Admission {
  const { clock, limits, limiter } = context;
  const admitted = new WeakMap<FastifyRequest, { viewer: Viewer; at: number }>();
  const now = () => clock.now().getTime();
  return {
    async admit(request, reply, access, cost) {
      if (access === 'guest') return;
      const viewer = requireViewer(access, await findCaller(request, reply, context));
      const { writesPerMinute } = limits;
      if (cost > 0 && writesPerMinute !== Infinity) {
        const rule = { name: 'write', points: writesPerMinute, windowMs: MINUTE_MS };
        const wait = await limiter.take(rule, viewer.id, { cost });
        if (wait !== undefined) throw tooManyWrites(wait);
      }
      admitted.set(request, { viewer, at: now() });
    },
    async viewerOf(request, reply, access) {
      if (access === 'guest') return null;
      const earlier = admitted.get(request);
      if (earlier && now() - earlier.at < SLOW_MS) return earlier.viewer;
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
  if (access === 'administrator' && !viewer.is_admin) throw forbidden('Этот раздел видят администраторы.');
  return viewer;
}
