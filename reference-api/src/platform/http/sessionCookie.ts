import type { FastifyReply, FastifyRequest } from 'fastify';
import { SESSION_COOKIE } from '../sessions/sessions.ts';
import type { AppContext } from './context.ts';
import { isSecure } from './proxies.ts';

/** The cookie that carries a session, for one request. */
export interface SessionCookie {
  token: string | undefined;
  setToken(token: string): void;
  clearToken(): void;
}

/**
 * `Strict`: another site's links and forms come without it. Links in letters lead to pages of the front end, whose own calls carry it.
 * Where the connection is seen to be HTTPS its name begins with `__Host-`, which browsers let no neighbouring subdomain and no plain connection set.
 */
export function sessionCookieOf(
  request: FastifyRequest,
  reply: FastifyReply,
  { sessionLimits, publicUrl }: Pick<AppContext, 'sessionLimits' | 'publicUrl'>,
): SessionCookie {
  const secure = isSecure(request, publicUrl);
  const name = request.protocol === 'https' ? `__Host-${SESSION_COOKIE}` : SESSION_COOKIE;
  const options = { path: '/', httpOnly: true, sameSite: 'strict', secure } as const;
  return {
    token: request.cookies[name],
    setToken: (token) => void reply.setCookie(name, token, { ...options, maxAge: sessionLimits.absoluteMs / 1000 }),
    clearToken: () => void reply.clearCookie(name, options),
  };
}
