import { ApiError } from '../client/ApiError';
import { readAnswer } from '../client/readAnswer';
import type { Answer } from '../client/request';
import { toError } from '../client/toError';
import { noteServerDate } from '../clock/serverClock';
import type { paths } from '../contract/schema.d.ts';
import { storedFileName } from '../text';

/** Milliseconds without progress after which an upload fails. The upload as a whole has no limit. */
export const STALL_TIMEOUT = 30_000;

type Multipart<P extends keyof paths> = paths[P] extends {
  post: { requestBody: { content: { 'multipart/form-data': infer Fields } } };
}
  ? Fields
  : never;
type UploadPath = { [P in keyof paths]: [Multipart<P>] extends [never] ? never : P }[keyof paths];

/** Progress and cancellation of an upload. */
export interface UploadOptions {
  /** Whole percent of the bytes sent, 0 to 99: 100 would be the server's response. */
  onProgress?: (percent: number) => void;
  signal?: AbortSignal;
}

/**
 * Sends one file as multipart/form-data, with XMLHttpRequest since `fetch` reports no upload progress.
 * @param path an upload address of openapi.yaml
 * @param field the form field that the contract names for it
 * @throws {ApiError} `http` with the server's sentence, also from the `msg` of the image calls (specification, section
 * 5); `timeout` without progress for STALL_TIMEOUT; `file` when the file changed or went after it was chosen
 */
export async function uploadFile<P extends UploadPath>(
  path: P,
  field: string & keyof Multipart<P>,
  file: File,
  { onProgress, signal }: UploadOptions = {},
): Promise<Answer<P, 'post'>> {
  signal?.throwIfAborted();
  const form = new FormData();
  form.append(field, file, storedFileName(file.name));
  const xhr = new XMLHttpRequest();
  const abort = () => xhr.abort();
  signal?.addEventListener('abort', abort);
  const end = await send(xhr, path, form, onProgress);
  signal?.removeEventListener('abort', abort);
  if (end === 'answered') {
    noteServerDate(xhr.getResponseHeader('Date'));
    return readUploadAnswer(xhr) as Answer<P, 'post'>;
  }
  // To the page, an unreadable file looks like a broken connection.
  const isFileLost = end === 'network' && !(await isReadable(file));
  signal?.throwIfAborted();
  throw new ApiError({ kind: isFileLost ? 'file' : end });
}

/** Whether the browser can still read a file, which it refuses once the file has changed, moved or gone. */
export async function isReadable(file: File): Promise<boolean> {
  try {
    await file.slice(0, 1).arrayBuffer();
    return true;
  } catch (error) {
    return !['NotReadableError', 'NotFoundError'].includes(toError(error).name);
  }
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
    // Runs on an abort too; by then a timeout has already resolved, and the caller's own signal is checked later.
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
  // The error flag means a refusal whatever the status is.
  if (status < 400) throw new ApiError({ kind: 'http', status, text: message });
  return readAnswer({ status, type: 'text/plain', text: message });
}

/** The message of a refused image call: `{error: true, msg}`. */
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
