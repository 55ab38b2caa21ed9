import type { FastifyInstance } from 'fastify';
import type { Audit } from '../audit/audit.ts';
import { withRequestId } from '../log/requestLines.ts';
import { callerOf } from './admission.ts';

/** A refused request, or one that our clients never make. */
export interface Refusal {
  /** The route; null for an unknown address. */
  call: string | null;
  status: number;
  user: number | null;
  address: string;
}

const MINUTE_MS = 60_000;
/** Most different refusals logged per minute, so that a flood cannot fill the disk. */
const MOST = 1000;
/** Refusals by the contract or a limit. 409 and 422 are ordinary answers to users. */
const STATUSES = [400, 401, 403, 404, 413, 415, 429];

/** Logs each refusal at once, and its repeats within the minute as one more line that counts them. */
export interface RefusalLog {
  note(refusal: Refusal): void;
  /** Logs the counted repeats, at the end of a minute or of the server. */
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
      const counted = repeated.get(key);
      if (counted) counted.times += 1;
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

/** Logs every refused request by its route, without the parameters in its address. */
export function addRefusalHooks(app: FastifyInstance, log: RefusalLog): void {
  app.addHook('onResponse', async (request, { statusCode }) => {
    if (!STATUSES.includes(statusCode)) return;
    const { url } = request.routeOptions;
    withRequestId(request.id, () =>
      log.note({
        call: url === undefined ? null : `${request.method} ${url}`,
        status: statusCode,
        user: callerOf(request),
        address: request.ip,
      }),
    );
  });
  app.addHook('onClose', async () => log.flush());
}
