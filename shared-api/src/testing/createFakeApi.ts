import { delay, http, HttpResponse, type HttpHandler } from 'msw';
import type { Answer } from '../client/request';
import type { RuntimeConfig } from '../config';
import type { paths } from '../contract/schema.d.ts';

type Method = 'get' | 'post' | 'put' | 'delete';
type PathsWith<M extends Method> = { [P in keyof paths]: paths[P] extends Record<M, object> ? P : never }[keyof paths];

/** A call as the fake API received it. */
export interface ReceivedCall {
  path: Record<string, string>;
  query: URLSearchParams;
  body: unknown;
  upload?: { field: string; name: string; type: string; size: number };
}

/** An error response: plain text, or JSON when `body` is an object; `'network'` cuts the connection. */
export type Failure = { status: number; body?: string | object; headers?: Record<string, string> } | 'network';

interface FakeServer {
  use: (...handlers: HttpHandler[]) => void;
}

/** Answers of the API, typed by openapi.yaml, on the network of tests or of stories. */
export const createFakeApi = <Server extends FakeServer>(server: Server) => ({
  server,

  /** Answers a call from now on; a function gets the call and may return a different answer each time. */
  answer<M extends Method, P extends PathsWith<M>>(
    method: M,
    path: P,
    answer: Answer<P, M> | ((call: ReceivedCall) => Answer<P, M> | Promise<Answer<P, M>>),
  ): void {
    server.use(
      handler(method, path, async (call) =>
        HttpResponse.json(
          (typeof answer === 'function' ? await (answer as (call: ReceivedCall) => unknown)(call) : answer) as object,
        ),
      ),
    );
  },

  fail<M extends Method, P extends PathsWith<M>>(method: M, path: P, failure: Failure): void {
    server.use(handler(method, path, () => failed(failure)));
  },

  /** Answers a download from now on; a stream that fails breaks the connection. */
  answerFile(path: PathsWith<'get'>, answer: (call: ReceivedCall) => { name: string; content: BodyInit }): void {
    server.use(
      handler('get', path, (call) => {
        const { name, content } = answer(call);
        const disposition = `attachment; filename*=UTF-8''${encodeURIComponent(name)}`;
        return new HttpResponse(content, { headers: { 'Content-Disposition': disposition } });
      }),
    );
  },

  /** Answers /config.json from now on; omitted fields are empty. */
  configure(part: Partial<RuntimeConfig> = {}): void {
    const empty: RuntimeConfig = {
      pusher: { key: 'key', cluster: 'eu' },
      banners: [],
      managers: [],
      meetingRulesUrl: '',
      botUrl: '',
    };
    server.use(http.get('*/config.json', () => HttpResponse.json({ ...empty, ...part })));
  },

  /** Running uploads, oldest first: jsdom reports no upload progress itself. */
  uploads: [] as XMLHttpRequest[],

  /** Reports this progress to every running upload. */
  moveUploads(percent: number): void {
    for (const { upload } of this.uploads)
      upload.dispatchEvent(new ProgressEvent('progress', { lengthComputable: true, loaded: percent, total: 100 }));
  },

  /** Never answers a call from now on. */
  hang<M extends Method, P extends PathsWith<M>>(method: M, path: P): void {
    server.use(
      handler(method, path, async () => {
        await delay('infinite');
        return HttpResponse.error();
      }),
    );
  },
});

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
  const { status, body = '', headers } = failure;
  return typeof body === 'object'
    ? HttpResponse.json(body, { status, headers })
    : HttpResponse.text(body, { status, headers });
}
