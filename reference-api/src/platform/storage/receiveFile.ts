import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { HttpError } from '../errors/httpError.ts';
import { uploadedName } from './fileNames.ts';
import type { Storage } from './openStorage.ts';

/** A call's requirements for its uploaded file, and the sentences for refusals. */
export interface UploadRules {
  /** Name of the form field. */
  field: string;
  maxBytes: number;
  tooLarge: string;
  failed: string;
  /** For a file without bytes; without this sentence it is handled as a file of an unwanted type. */
  empty?: string;
  /** Milliseconds without a byte after which the upload is considered stalled. */
  stallMs?: number;
}

/** A completely received file in a temporary place. */
export interface ReceivedFile {
  path: string;
  /** The sender's name for the file. */
  name: string;
  size: number;
  /** Removes the temporary file; call it in any case, also after the file was moved to its permanent place. */
  discard(): Promise<void>;
}

// A broken network sends no signal.
const STALL_MS = 60_000;
// Allowance for the form around the file when the length of the whole request is checked.
const FORM_BYTES = 64 * 1024;

/**
 * Streams the only file of a multipart request to a temporary place, which stays empty when the upload fails.
 * @throws HttpError 400 or 413 with the sentences of the rules
 */
export async function receiveFile(
  request: FastifyRequest,
  storage: Storage,
  rules: UploadRules,
): Promise<ReceivedFile> {
  if (Number(request.headers['content-length']) > rules.maxBytes + FORM_BYTES) throw new HttpError(413, rules.tooLarge);
  let received: ReceivedFile | undefined;
  try {
    // `preservePath`: a name with slashes is only a name and never used as a path.
    const limits = {
      fileSize: rules.maxBytes,
      files: 1,
      fields: 10,
      parts: 11,
      fieldSize: 1024,
      fieldNameSize: 100,
      headerPairs: 20,
    };
    for await (const part of request.parts({ preservePath: true, limits })) {
      if (part.type !== 'file') continue;
      if (part.fieldname !== rules.field || received) throw new HttpError(400, rules.failed);
      received = await store(part, storage, rules);
    }
    if (!received) throw new HttpError(400, rules.failed);
    return received;
  } catch (error) {
    await received?.discard();
    // The rest of the request is read and discarded, so that the sender receives the answer.
    request.raw.unpipe();
    request.raw.resume();
    // A failed system call is a server error; all others are errors of the request.
    if (error instanceof HttpError || (error instanceof Error && 'syscall' in error)) throw error;
    throw new HttpError(400, rules.failed);
  }
}

async function store(part: MultipartFile, storage: Storage, rules: UploadRules): Promise<ReceivedFile> {
  const path = storage.temporaryPath();
  const discard = () => rm(path, { force: true });
  try {
    const stalled = new AbortController();
    const timer = setTimeout(() => stalled.abort(), rules.stallMs ?? STALL_MS);
    part.file.on('data', () => timer.refresh());
    await pipeline(part.file, createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true }), {
      signal: stalled.signal,
    }).finally(() => clearTimeout(timer));
    if (part.file.truncated) throw new HttpError(413, rules.tooLarge);
    if (part.file.bytesRead === 0 && rules.empty !== undefined) throw new HttpError(400, rules.empty);
    return { path, name: uploadedName(part.filename), size: part.file.bytesRead, discard };
  } catch (error) {
    await discard();
    throw error;
  }
}
