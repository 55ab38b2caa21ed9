import { delay, http, HttpResponse, type HttpHandler } from 'msw';
import { setupServer } from 'msw/node';
import type { Answer } from '../client/request';
import type { RuntimeConfig } from '../config/config';
import type { paths } from '../contract/schema.d.ts';

type Method = 'get' | 'post' | 'put' | 'delete';
type PathsWith<M extends Method> = { [P in keyof paths]: paths[P] extends Record<M, object> ? P : never }[keyof paths];

/** A call as the fake server received it. */
export interface ReceivedCall {
  path: Record<string, string>;
  query: URLSearchParams;
  /** the parsed JSON */
  body: unknown;
  /** the file of a multipart call */
  upload?: { field: string; name: string; type: string; size: number };
}

/** An answer that is no success: plain text, or JSON when `body` is an object; `'network'` cuts the connection. */
export type Failure = { status: number; body?: string | object } | 'network';

/**
 * The network of a component test, faked once: answers typed by openapi.yaml, every unexpected call fails the test.
 * Call `useFakeApi()` at the top of a test file.
 */
export const fakeApi = {
  server: setupServer(),

  /** Answers a call from now on; a function sees the call and may answer differently each time. */
  answer<M extends Method, P extends PathsWith<M>>(
    method: M,
    path: P,
    answer: Answer<P, M> | ((call: ReceivedCall) => Answer<P, M> | Promise<Answer<P, M>>),
  ): void {
    this.server.use(
      handler(method, path, async (call) =>
        HttpResponse.json(
          (typeof answer === 'function' ? await (answer as (call: ReceivedCall) => unknown)(call) : answer) as object,
        ),
      ),
    );
  },

  /** Lets a call fail from now on. */
  fail<M extends Method, P extends PathsWith<M>>(method: M, path: P, failure: Failure): void {
    this.server.use(handler(method, path, () => failed(failure)));
  },

  /** Answers /config.json from now on; what is left out is empty. */
  configure(part: Partial<RuntimeConfig> = {}): void {
    const empty: RuntimeConfig = {
      pusher: { key: 'key', cluster: 'eu' },
      banners: [],
      managers: [],
      meetingRulesUrl: '',
      botUrl: '',
    };
    this.server.use(http.get('*/config.json', () => HttpResponse.json({ ...empty, ...part })));
  },

  /** Uploads that are under way, oldest first: jsdom tells nothing about their progress by itself. */
  uploads: [] as XMLHttpRequest[],

  /** Tells every upload under way that so much of it has left. */
  moveUploads(percent: number): void {
    for (const { upload } of this.uploads)
      upload.dispatchEvent(new ProgressEvent('progress', { lengthComputable: true, loaded: percent, total: 100 }));
  },

  /** Leaves a call without an answer from now on. */
  hang<M extends Method, P extends PathsWith<M>>(method: M, path: P): void {
    this.server.use(
      handler(method, path, async () => {
        await delay('infinite');
        return HttpResponse.error();
      }),
    );
  },
};

function handler(
  method: Method,
  path: string,
  respond: (call: ReceivedCall) => Response | Promise<Response>,
): HttpHandler {
  return http[method](`*${path.replace(/\{(\w+)\}/g, ':$1')}`, async ({ request, params }) => {
    return respond({
      path: params as Record<string, string>,
      query: new URL(request.url).searchParams,
      ...(await readBody(request)),
    });
  });
}

async function readBody(request: Request): Promise<Pick<ReceivedCall, 'body' | 'upload'>> {
  if (request.headers.get('Content-Type')?.startsWith('multipart/')) {
    const [[field, file] = []] = [...(await request.formData())];
    return {
      body: undefined,
      ...(field !== undefined &&
        typeof file === 'object' && { upload: { field, name: file.name, type: file.type, size: file.size } }),
    };
  }
  const text = await request.text();
  return { body: text === '' ? undefined : JSON.parse(text) };
}

function failed(failure: Failure): Response {
  if (failure === 'network') return HttpResponse.error();
  return typeof failure.body === 'object'
    ? HttpResponse.json(failure.body, { status: failure.status })
    : HttpResponse.text(failure.body ?? '', { status: failure.status });
}
