import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { HttpError } from '../errors/httpError.ts';
import { uploadedName } from './fileNames.ts';
import type { Storage } from './openStorage.ts';

/** What one call demands of the file that comes with it, and its sentences for what goes wrong. */
export interface UploadRules {
  /** the form's field */
  field: string;
  maxBytes: number;
  tooLarge: string;
  failed: string;
  /** for a file of no bytes; without it such a file is like any other, and none of the types that the call wants */
  empty?: string;
  /** after how long without a byte the sender is taken for gone */
  stallMs?: number;
}

/** A whole file that has come, in a temporary place. */
export interface ReceivedFile {
  path: string;
  /** as its sender calls it */
  name: string;
  size: number;
  /** Removes the temporary file; call it in any case, also after the file was given its lasting place. */
  discard(): Promise<void>;
}

// A network that goes away says nothing.
const STALL_MS = 60_000;
// Room for the form around the file, when the length of the whole request is looked at.
const FORM_BYTES = 64 * 1024;

/**
 * Streams the one file of a multipart request to a temporary place; leaves nothing there when the upload breaks off.
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
    // `preservePath`: a name with slashes is a name, and nothing else is ever made of it.
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
    // What is left of the request is read and forgotten, so that the sender gets to see the answer.
    request.raw.unpipe();
    request.raw.resume();
    // A failed system call is our trouble; everything else is the request's.
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
