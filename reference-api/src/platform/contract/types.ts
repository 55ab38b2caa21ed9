import type { Readable } from 'node:stream';
import type { operations, PushEvents, Schema } from 'shared-api/contract';
import type { StreamedFile } from './streamedFile.ts';

export type OperationId = keyof operations;

export type { PushEvents, Schema };

// Query parameters with a default in the contract, which is filled in before a handler runs.
type Defaulted = 'limit' | 'page' | 'is_move';

type FillDefaults<Query> = Query extends object
  ? { [Key in keyof Query as Key extends Defaulted ? Key : never]-?: NonNullable<Query[Key]> } & Omit<Query, Defaulted>
  : Record<never, never>;

export type PathOf<Id extends OperationId> = operations[Id]['parameters'] extends { path: infer Path }
  ? Path
  : Record<never, never>;

export type QueryOf<Id extends OperationId> = operations[Id]['parameters'] extends { query?: infer Query }
  ? FillDefaults<NonNullable<Query>>
  : Record<never, never>;

export type BodyOf<Id extends OperationId> = operations[Id] extends { requestBody: { content: infer Content } }
  ? Content[keyof Content]
  : operations[Id] extends { requestBody?: { content: infer Content } }
    ? Content[keyof Content] | undefined
    : undefined;

/** A file of the storage that exists. */
export interface StoredFile {
  size: number;
  open(): Promise<Readable>;
}

/** A stored file as the answer instead of a body. */
export interface Download {
  file: StoredFile;
  /** The owner's name for the file. */
  name: string;
  /** The type detected at upload; determines the extension of the downloaded file. */
  type: string;
}

/** A redirect instead of a body. */
export interface Redirect {
  redirect: string;
}

export type AnswerOf<Id extends OperationId> = operations[Id]['responses'] extends {
  200: { content: { 'application/json': infer Body } };
}
  ? Body
  : operations[Id]['responses'] extends { 200: { content: { 'application/octet-stream': unknown } } }
    ? Download | StreamedFile
    : Redirect;
