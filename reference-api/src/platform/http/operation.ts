import type { AnswerOf, BodyOf, OperationId, PathOf, QueryOf } from '../contract/types.ts';
import type { Viewer } from '../sessions/sessions.ts';
import type { ReceivedFile, UploadRules } from '../storage/receiveFile.ts';
import type { AppContext } from './context.ts';
import type { StreamedJson } from './pages.ts';
import type { TextForm } from './storeTexts.ts';

/**
 * Required access of a call: anyone; any logged-in user, also a blocked one, so that the front end can say so; users who
 * are not blocked; such users whose registration is finished; administrators.
 */
export type Access = 'guest' | 'blocked' | 'user' | 'participant' | 'administrator';

/**
 * Required access of a route outside the contract: as for a call; holders of a link's secret; servers that sign with the push
 * secret.
 */
export type RouteAccess = Access | 'link' | 'signature';

/** Transport details of a request, for the few calls that need them. */
export interface Transport {
  address: string;
  /** Whether a page of another site makes the request or links to it. */
  isFromOtherSite: boolean;
  /** The session token of the request. */
  token: string | undefined;
  setToken(token: string): void;
  clearToken(): void;
  /** Receives the file of a multipart request into a temporary file. */
  receiveFile(rules: UploadRules): Promise<ReceivedFile>;
}

/** A request that matches the contract. */
export interface OperationRequest<Id extends OperationId, V> {
  path: PathOf<Id>;
  query: QueryOf<Id>;
  body: BodyOf<Id>;
  viewer: V;
  transport: Transport;
}

type Handler<Id extends OperationId, V> = (
  request: OperationRequest<Id, V>,
  context: AppContext,
) => Promise<AnswerOf<Id> | StreamedJson<AnswerOf<Id>>>;

/** A request that has passed the contract and the access check. Untyped, because it may belong to any call. */
export interface CheckedRequest {
  path: unknown;
  query: unknown;
  body: unknown;
  viewer: Viewer | null;
  transport: Transport;
}

/** Options of an unusual call. */
export interface OperationOptions {
  /** Most bytes of a body other than a form with a file; by default GUEST_BODY_LIMIT or USER_BODY_LIMIT. */
  bodyLimit?: number;
  /** Writes that the call counts as: 0 for a query by POST, several for an expensive call. By default 1, and 0 for GET. */
  cost?: number;
  /** Reads much of the database: only few run in parallel, see readPlaces.ts. */
  isExpensive?: boolean;
  /** Which of its requests read little after all, and wait in a separate queue. */
  isOrdinary?(request: Pick<CheckedRequest, 'query' | 'body'>): boolean;
  /** The form of its body's texts; by default `storedText`. */
  textForm?: TextForm;
  /** Notes what it does in the organizers' journal, see organizerOperation.ts. */
  isJournaled?: boolean;
}

/** A file is inspected, re-encoded and stored, which costs more than writing a row. */
export const UPLOAD_COST = 5;

/** A call of the contract with its implementation, as it is registered. */
export interface Operation extends OperationOptions {
  id: OperationId;
  access: Access;
  handle(request: CheckedRequest, context: AppContext): Promise<unknown>;
}

function define<Id extends OperationId, V extends Viewer | null>(
  id: Id,
  access: Access,
  handler: Handler<Id, V>,
  options?: OperationOptions,
): Operation {
  const bodyLimit = access === 'guest' ? GUEST_BODY_LIMIT : USER_BODY_LIMIT;
  return {
    bodyLimit,
    ...options,
    id,
    access,
    handle: (request, context) => handler(request as OperationRequest<Id, V>, context),
  };
}

/** Bytes of a guest's body: the longest sign-up form in escaped Cyrillic takes 7.7 KB. */
export const GUEST_BODY_LIMIT = 8 * 1024;

/** Bytes of a user's body: 10,000 characters of text take 40 KB at most. */
const USER_BODY_LIMIT = 64 * 1024;

/** Bytes of a body with an e-mail and at most a password. */
export const CREDENTIALS_BODY_LIMIT = 4 * 1024;

/** A call open to everyone. */
export const guestOperation = <Id extends OperationId>(
  id: Id,
  handler: Handler<Id, Viewer | null>,
  options?: OperationOptions,
) => define(id, 'guest', handler, options);

/** A call for a logged-in user, including blocked ones. */
export const blockedOperation = <Id extends OperationId>(id: Id, handler: Handler<Id, Viewer>) =>
  define(id, 'blocked', handler);

/** A call for a logged-in user at any step of the registration. */
export const userOperation = <Id extends OperationId>(
  id: Id,
  handler: Handler<Id, Viewer>,
  options?: OperationOptions,
) => define(id, 'user', handler, options);

/** A call for a user whose registration is finished. */
export const participantOperation = <Id extends OperationId>(
  id: Id,
  handler: Handler<Id, Viewer>,
  options?: OperationOptions,
) => define(id, 'participant', handler, options);

/** A call for administrators that only reads; see organizerOperation.ts for writes. */
export const administratorOperation = <Id extends OperationId>(
  id: Id,
  handler: Handler<Id, Viewer>,
  options?: OperationOptions,
) => define(id, 'administrator', handler, options);
