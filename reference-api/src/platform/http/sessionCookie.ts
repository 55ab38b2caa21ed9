import type { FastifyReply, FastifyRequest } from 'fastify';
import { SESSION_COOKIE } from '../sessions/sessions.ts';
import type { AppContext } from './context.ts';
import { isSecure } from './proxies.ts';

/** The session cookie of one request. */
export interface SessionCookie {
  token: string | undefined;
  setToken(token: string): void;
  clearToken(): void;
}

/**
 * `Strict`: browsers omit the cookie in links and forms of other sites. Links in e-mails lead to pages of the front end, whose
 * own calls send it. Over a visible HTTPS connection its name begins with `__Host-`, so that neighbouring subdomains and plain
 * connections cannot set it.
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
