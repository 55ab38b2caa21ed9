import { noteServerDate } from '../clock/serverClock';
import type { paths } from '../contract/schema.d.ts';
import { ApiError } from './ApiError';
import { forgetEarly, keepEarly, takeEarly } from './early';
import { readAnswer } from './readAnswer';

/** Milliseconds a call may take unless it says otherwise. */
export const DEFAULT_TIMEOUT = 15_000;

export type Method = 'get' | 'post' | 'put' | 'delete';
type Operation<P extends keyof paths, M extends Method> = NonNullable<paths[P][M & keyof paths[P]]>;
export type PathsWith<M extends Method> = {
  [P in keyof paths]: paths[P] extends Record<M, object> ? P : never;
}[keyof paths];

/** The JSON that a call answers with when it succeeds, as openapi.yaml says. */
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

/** What a call needs: path and query parameters, a body, and how long it may take. */
export type RequestOptions<P extends keyof paths, M extends Method> = Part<
  Operation<P, M> extends { parameters: infer Parameters } ? Parameters : never,
  'path'
> &
  Part<Operation<P, M> extends { parameters: infer Parameters } ? Parameters : never, 'query'> &
  Body<Operation<P, M>> & {
    /** Milliseconds until the call is given up; DEFAULT_TIMEOUT without it. */
    timeout?: number;
    /** Ends the call early; the promise then rejects with the signal's reason. */
    signal?: AbortSignal;
    /** The browser finishes the call also when the page is left meanwhile. */
    keepalive?: boolean;
  };

type Loose = {
  path?: Record<string, unknown>;
  query?: Record<string, string | number | boolean | undefined>;
  body?: unknown;
  timeout?: number;
  signal?: AbortSignal;
  keepalive?: boolean;
};

/**
 * One call of the REST API (openapi.yaml), typed by its method and path. Same origin, cookie session.
 * Every answer's `Date` header feeds the server clock; a 401 is reported to the shell's policy.
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
 * One call whose answer is read in another way than as a whole.
 * @param read what it throws that is no ApiError counts as a lost network
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
    const ask = () =>
      send(address, {
        method: method.toUpperCase(),
        body,
        signal: signal ? AbortSignal.any([signal, deadline]) : deadline,
        keepalive,
      });
    if (method !== 'get') forgetEarly();
    const response = await (method === 'get' ? takeEarly(address, ask) : ask());
    noteServerDate(response.headers.get('Date'));
    return await read(response);
  } catch (error) {
    if (error instanceof ApiError) throw error;
    signal?.throwIfAborted();
    throw new ApiError({ kind: deadline.aborted ? 'timeout' : 'network' }, { cause: error });
  }
}

/**
 * Asks before anything on the screen does: the first `request` of the same address takes the answer, unless it is a failure or was never new
 * (EARLY_LIFE).
 * @param address with its query, as `request` writes it
 */
export function requestEarly(address: string): void {
  keepEarly(address, send(address, { method: 'GET', signal: AbortSignal.timeout(DEFAULT_TIMEOUT) }));
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

/** The JSON of an answer that is no longer than a page. */
export async function readWhole(response: Response): Promise<unknown> {
  return readAnswer({
    status: response.status,
    type: response.headers.get('Content-Type'),
    text: await response.text(),
  });
}

function addressOf(path: string, { path: pathValues = {}, query = {} }: Loose): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(pathValues[name])));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, String(value));
  return search.size ? `${filled}?${search}` : filled;
}
