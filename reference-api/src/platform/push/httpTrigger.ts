import { lte } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Database } from '../database/database.ts';
import { pushTriggers } from '../database/schema.ts';
import { badRequest, HttpError } from '../errors/httpError.ts';
import type { LocalPush } from './localPush.ts';
import { isSignedCall, MAX_AGE_SECONDS } from './signature.ts';

interface Event {
  name: string;
  channels: string[];
  data: string;
  socketId: string | undefined;
}

/** Bytes of a batch of events. */
const BODY_LIMIT = 64 * 1024;
const SIGNED = { bodyLimit: BODY_LIMIT, config: { access: 'signature' } } as const;

/** The HTTP API through which other servers trigger events, as called by the official Pusher server libraries. */
export async function addHttpTrigger(app: FastifyInstance, push: LocalPush, db: Database): Promise<void> {
  await app.register(async (routes) => {
    routes.removeAllContentTypeParsers();
    // The signature covers the exact bytes of the body.
    routes.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => done(null, body));
    routes.post('/apps/:appId/events', SIGNED, async (request) => {
      const event = readEvent(readSigned(push, request));
      await requireFirst(db, request);
      return publish(push, [event]);
    });
    routes.post('/apps/:appId/batch_events', SIGNED, async (request) => {
      const { batch } = readSigned(push, request);
      if (!Array.isArray(batch) || batch.length > 10) throw badRequest('A batch has at most 10 events.');
      const events = batch.map(readEvent);
      await requireFirst(db, request);
      return publish(push, events);
    });
  });
}

function readSigned(push: LocalPush, request: FastifyRequest): Record<string, unknown> {
  const body = typeof request.body === 'string' ? request.body : '';
  const path = request.url.split('?')[0] ?? '';
  const isForUs = (request.params as { appId: string }).appId === push.app.appId;
  if (
    !isForUs ||
    !isSignedCall(push.app.secret, push.key, request.method, path, request.query as Record<string, unknown>, body)
  ) {
    throw new HttpError(401, 'Invalid signature.');
  }
  return asFields(parse(body));
}

/**
 * Stores the signature for all processes as long as it would be valid; its age uses the machine's clock, as the signature check
 * does.
 * @throws HttpError 401 when a call with this signature was already accepted
 */
async function requireFirst(db: Database, request: FastifyRequest): Promise<void> {
  const now = Date.now();
  await db.delete(pushTriggers).where(lte(pushTriggers.expires_at, new Date(now)));
  const [first] = await db
    .insert(pushTriggers)
    .values({
      signature: String((request.query as Record<string, unknown>)['auth_signature']),
      expires_at: new Date(now + 2 * MAX_AGE_SECONDS * 1000),
    })
    .onConflictDoNothing()
    .returning();
  if (!first) throw new HttpError(401, 'This call has been made already.');
}

function readEvent(value: unknown): Event {
  const { name, data, channel, channels = [channel], socket_id } = asFields(value);
  const isValid =
    typeof name === 'string' &&
    typeof data === 'string' &&
    Array.isArray(channels) &&
    channels.every((item) => typeof item === 'string');
  if (!isValid) throw badRequest('An event needs name, data and channels.');
  return { name, data, channels, socketId: typeof socket_id === 'string' ? socket_id : undefined };
}

function publish(push: LocalPush, events: Event[]): object {
  for (const event of events)
    for (const channel of event.channels) push.publish(channel, event.name, event.data, event.socketId);
  return {};
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw badRequest('The body is no JSON.');
  }
}

function asFields(value: unknown): Record<string, unknown> {
  if (typeof value !== 'object' || value === null) throw badRequest('An object was expected.');
  return value as Record<string, unknown>;
}
