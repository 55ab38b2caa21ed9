import type { FastifyInstance } from 'fastify';
import { tooManyRequests } from '#platform/errors/httpError.ts';
import type { AppContext } from '#platform/http/context.ts';
import type { ReportLimits } from './reportLimits.ts';

/** What is sent with every field as long as it may be, in Russian, has half of that. */
const BODY_LIMIT = 8 * 1024;

/** A beacon that came. */
interface Beacon {
  /** Its text, as it came. */
  body: unknown;
  /** The network address of the browser. */
  ip: string;
  now: Date;
}

/** Where browsers post beacons, guests too: so many of one network address as the limits admit. */
export async function addBeaconRoute(
  app: FastifyInstance,
  address: string,
  { clock, limits }: Pick<AppContext, 'clock'> & { limits: ReportLimits },
  take: (beacon: Beacon) => Promise<void>,
): Promise<void> {
  await app.register(async (scope) => {
    // A beacon's text needs no permission from the browser, and no other call takes that type.
    scope.addContentTypeParser('text/plain', { parseAs: 'string', bodyLimit: BODY_LIMIT }, (_request, body, done) =>
      done(null, body),
    );
    scope.post(address, { config: { access: 'guest' } }, async ({ body, ip }, reply) => {
      const now = clock.now();
      if (!limits.admit(ip, now)) throw tooManyRequests();
      await take({ body, ip, now });
      return reply.code(204).send();
    });
  });
}
