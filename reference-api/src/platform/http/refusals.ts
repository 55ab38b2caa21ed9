import type { FastifyInstance } from 'fastify';
import type { Audit } from '../audit/audit.ts';
import { callerOf } from './admission.ts';

/** A request that was not let in, or that no client of ours makes. */
export interface Refusal {
  /** as the router knows it; null for an address that leads nowhere */
  call: string | null;
  status: number;
  user: number | null;
  address: string;
}

const MINUTE_MS = 60_000;
/** Different ones that are written down within a minute; whoever makes more of them fills nobody's disk. */
const MOST = 1000;
/** What the contract or a limit refuses. 409 and 422 are answers to people. */
const STATUSES = [400, 401, 403, 404, 413, 415, 429];

/** Writes refusals down: each at once, its repeats within the minute as one more line that counts them. */
export interface RefusalLog {
  note(refusal: Refusal): void;
  /** Writes down what has been counted, at the end of a minute or of the server. */
  flush(): void;
}

export function createRefusalLog(audit: Audit): RefusalLog {
  const repeated = new Map<string, Refusal & { times: number }>();
  let timer: NodeJS.Timeout | undefined;
  const write = (refusal: Refusal & { times: number }) => audit({ event: 'refused', ...refusal });

  function flush(): void {
    clearTimeout(timer);
    timer = undefined;
    for (const refusal of repeated.values()) if (refusal.times > 0) write(refusal);
    repeated.clear();
  }

  return {
    flush,
    note(refusal) {
      timer ??= setTimeout(flush, MINUTE_MS).unref();
      const key = Object.values(refusal).join(' ');
      const known = repeated.get(key);
      if (known) known.times += 1;
      else if (repeated.size < MOST) {
        repeated.set(key, { ...refusal, times: 0 });
        write({ ...refusal, times: 1 });
      } else {
        const rest = repeated.get('') ?? { call: null, status: refusal.status, user: null, address: '*', times: 0 };
        repeated.set('', { ...rest, times: rest.times + 1 });
      }
    },
  };
}

/** Notes every refused request: by its route, never by what stands in its address. */
export function addRefusalHooks(app: FastifyInstance, log: RefusalLog): void {
  app.addHook('onResponse', async (request, { statusCode }) => {
    if (!STATUSES.includes(statusCode)) return;
    const { url } = request.routeOptions;
    log.note({
      call: url === undefined ? null : `${request.method} ${url}`,
      status: statusCode,
      user: callerOf(request),
      address: request.ip,
    });
  });
  app.addHook('onClose', async () => log.flush());
}
