import { ApiError } from '../client/ApiError';
import { readAnswer } from '../client/readAnswer';
import type { Answer } from '../client/request';
import { noteServerDate } from '../clock/serverClock';
import type { paths } from '../contract/schema.d.ts';

/** Milliseconds without a sign of life after which an upload counts as lost. A whole upload may take as long as it needs. */
export const STALL_TIMEOUT = 30_000;

type Multipart<P extends keyof paths> = paths[P] extends {
  post: { requestBody: { content: { 'multipart/form-data': infer Fields } } };
}
  ? Fields
  : never;
type UploadPath = { [P in keyof paths]: [Multipart<P>] extends [never] ? never : P }[keyof paths];

/** What goes with a file. */
export interface UploadOptions {
  /** Percent of the bytes that have left, whole, 0 to 99: the hundredth is the server's answer. */
  onProgress?: (percent: number) => void;
  /** Ends the upload; the promise then rejects with the signal's reason. */
  signal?: AbortSignal;
}

/**
 * Sends one file as multipart/form-data. `fetch` tells nothing about the progress of what it sends, hence XMLHttpRequest.
 * @param path an upload of openapi.yaml
 * @param field the form field that the contract names for it
 * @throws {ApiError} `http` carries the server's sentence, also from the `msg` of the image calls (spec section 5); `timeout` when nothing moved for STALL_TIMEOUT
 */
export async function uploadFile<P extends UploadPath>(
  path: P,
  field: string & keyof Multipart<P>,
  file: File,
  { onProgress, signal }: UploadOptions = {},
): Promise<Answer<P, 'post'>> {
  signal?.throwIfAborted();
  const form = new FormData();
  form.append(field, file, file.name);
  const xhr = new XMLHttpRequest();
  const abort = () => xhr.abort();
  signal?.addEventListener('abort', abort);
  const end = await send(xhr, path, form, onProgress);
  signal?.removeEventListener('abort', abort);
  if (end === 'answered') {
    noteServerDate(xhr.getResponseHeader('Date'));
    return readUploadAnswer(xhr) as Answer<P, 'post'>;
  }
  signal?.throwIfAborted();
  throw new ApiError({ kind: end });
}

function send(
  xhr: XMLHttpRequest,
  path: string,
  form: FormData,
  onProgress: UploadOptions['onProgress'],
): Promise<'answered' | 'network' | 'timeout'> {
  return new Promise((resolve) => {
    let stall: ReturnType<typeof setTimeout>;
    const keepWaiting = () => {
      clearTimeout(stall);
      stall = setTimeout(() => {
        resolve('timeout');
        xhr.abort();
      }, STALL_TIMEOUT);
    };
    xhr.upload.onprogress = ({ loaded, total }) => {
      keepWaiting();
      onProgress?.(Math.min(99, Math.floor((loaded / Math.max(total, 1)) * 100)));
    };
    xhr.onload = () => resolve('answered');
    // An abort comes here too; whoever aborted knows.
    xhr.onloadend = () => {
      clearTimeout(stall);
      resolve('network');
    };
    xhr.open('POST', path);
    xhr.setRequestHeader('Accept', 'application/json, text/plain');
    keepWaiting();
    xhr.send(form);
  });
}

function readUploadAnswer(xhr: XMLHttpRequest): unknown {
  const type = xhr.getResponseHeader('Content-Type');
  const { status, responseText: text } = xhr;
  const message = type?.includes('json') ? imageMessage(text, status) : undefined;
  if (message === undefined) return readAnswer({ status, type, text });
  // The flag refuses by itself, whatever the status of the answer is.
  if (status < 400) throw new ApiError({ kind: 'http', status, text: message });
  return readAnswer({ status, type: 'text/plain', text: message });
}

/** The image calls refuse with `{error: true, msg}`. */
function imageMessage(text: string, status: number): string | undefined {
  try {
    const answer: unknown = JSON.parse(text);
    if (typeof answer !== 'object' || answer === null) return undefined;
    const isRefusal = status >= 400 || ('error' in answer && answer.error === true);
    return isRefusal && 'msg' in answer && typeof answer.msg === 'string' ? answer.msg : undefined;
  } catch {
    return undefined;
  }
}
