import { noteServerDate } from '../clock/serverClock';
import type { paths } from '../contract/schema.d.ts';
import { anySignal } from './anySignal';
import { ApiError } from './ApiError';
import { getPrefetched } from './prefetched';
import { noteServerReach } from './reach';
import { readAnswer } from './readAnswer';

/** Timeout of a call in milliseconds, unless its options set another. */
export const DEFAULT_TIMEOUT = 15_000;

/** A proxy, or for 203 this browser's own store, answers for a server that it cannot reach. */
const FROM_PROXY = new Set([203, 502, 504]);

export type Method = 'get' | 'post' | 'put' | 'delete';
type Operation<P extends keyof paths, M extends Method> = NonNullable<paths[P][M & keyof paths[P]]>;
export type PathsWith<M extends Method> = {
  [P in keyof paths]: paths[P] extends Record<M, object> ? P : never;
}[keyof paths];

/** The JSON of a successful response, as openapi.yaml defines it. */
export type Answer<P extends keyof paths, M extends Method> =
  Operation<P, M> extends { responses: { 200: { content: { 'application/json': infer Body } } } } ? Body : never;

type Part<T, Key extends string> = T extends { [K in Key]: infer Value }
  ? [Value] extends [undefined]
    ? object
    : { [K in Key]: Value }
  : T extends { [K in Key]?: infer Value }
    ? [Value] extends [undefined]
      ? object
      : { [K in Key]?: Value }
    : object;
type Body<T> = T extends { requestBody: { content: { 'application/json': infer Value } } } ? { body: Value } : object;

/** Parameters, body and limits of a call, by the contract. */
export type RequestOptions<P extends keyof paths, M extends Method> = Part<
  Operation<P, M> extends { parameters: infer Parameters } ? Parameters : never,
  'path'
> &
  Part<Operation<P, M> extends { parameters: infer Parameters } ? Parameters : never, 'query'> &
  Body<Operation<P, M>> & {
    /** Timeout in milliseconds; DEFAULT_TIMEOUT when omitted. */
    timeout?: number;
    /** Aborts the call; the promise then rejects with the signal's reason. */
    signal?: AbortSignal;
    /** The browser finishes the call even if the page is closed meanwhile. */
    keepalive?: boolean;
  };

type Loose = {
  path?: Record<string, unknown>;
  query?: Record<string, string | number | boolean | undefined | readonly string[]>;
  body?: unknown;
  timeout?: number;
  signal?: AbortSignal;
  keepalive?: boolean;
};

/**
 * Makes one call of the REST API (openapi.yaml), typed by its method and path. Same origin, cookie session. Each
 * response's `Date` header updates the server clock; a 401 is reported to the shell's policy.
 * @throws {ApiError} for every failure but an abort by the caller
 */
export async function request<M extends Method, P extends PathsWith<M>>(
  method: M,
  path: P,
  ...[options]: object extends RequestOptions<P, M> ? [RequestOptions<P, M>?] : [RequestOptions<P, M>]
): Promise<Answer<P, M>> {
  return exchange(method, path, options, readWhole) as Promise<Answer<P, M>>;
}

/**
 * Makes one call and leaves reading the response to the caller.
 * @param read any error it throws except ApiError counts as a network failure
 */
export async function exchange<Result>(
  method: Method,
  path: string,
  options: object | undefined,
  read: (response: Response) => Promise<Result>,
): Promise<Result> {
  const { timeout = DEFAULT_TIMEOUT, signal, keepalive, body, ...parameters }: Loose = options ?? {};
  const deadline = AbortSignal.timeout(timeout);
  try {
    const address = addressOf(path, parameters);
    const limit = signal ? anySignal([signal, deadline]) : deadline;
    const ask = () => send(address, { method: method.toUpperCase(), body, signal: limit, keepalive });
    if (method !== 'get') getPrefetched().drop();
    const response = await (method === 'get' ? getPrefetched().take(address, ask, limit) : ask());
    noteServerDate(response.headers.get('Date'));
    noteServerReach(!FROM_PROXY.has(response.status));
    return await read(response);
  } catch (error) {
    if (error instanceof ApiError) throw error;
    signal?.throwIfAborted();
    noteServerReach(false);
    throw new ApiError({ kind: deadline.aborted ? 'timeout' : 'network' }, { cause: error });
  }
}

function send(
  address: string,
  { body, ...call }: { method: string; body?: unknown; signal: AbortSignal; keepalive?: boolean },
): Promise<Response> {
  return fetch(address, {
    ...call,
    headers: {
      Accept: 'application/json, text/plain',
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
    },
    body: body === undefined ? undefined : JSON.stringify(body),
    credentials: 'same-origin',
    cache: 'no-store',
  });
}

/** Reads a response of ordinary size as one piece of JSON. */
export async function readWhole(response: Response): Promise<unknown> {
  return readAnswer({
    status: response.status,
    type: response.headers.get('Content-Type'),
    text: await response.text(),
    confirm: response.headers.get('x-confirm'),
    requestId: response.headers.get('x-request-id'),
  });
}

function addressOf(path: string, { path: pathValues = {}, query = {} }: Loose): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(pathValues[name])));
  const search = new URLSearchParams();
  // A list repeats its name.
  for (const [name, value] of Object.entries(query))
    for (const one of [value].flat()) if (one !== undefined) search.append(name, String(one));
  return search.size ? `${filled}?${search}` : filled;
}
