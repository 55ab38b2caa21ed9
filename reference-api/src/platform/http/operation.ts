import type { AnswerOf, BodyOf, OperationId, PathOf, QueryOf } from '../contract/types.ts';
import type { Viewer } from '../sessions/sessions.ts';
import type { ReceivedFile, UploadRules } from '../storage/receiveFile.ts';
import type { AppContext } from './context.ts';
import type { StreamedJson } from './streamedJson.ts';

/**
 * Who may call: anyone; anyone logged in, also a blocked user (who must learn that they are blocked); a user who is not blocked;
 * such a user whose registration is finished.
 */
export type Access = 'guest' | 'blocked' | 'user' | 'participant';

/**
 * Who may call what is outside the contract: as a call of it; whoever has the secret of a link; administrators; whoever has the operator's token;
 * whoever can sign with the secret of push.
 */
export type RouteAccess = Access | 'link' | 'administrator' | 'token' | 'signature';

/** What the transport knows about a request, for the few calls that need it. */
export interface Transport {
  address: string;
  /** whether a page of another site makes the request, or leads to it */
  isFromOtherSite: boolean;
  /** the session token that came with the request */
  token: string | undefined;
  setToken(token: string): void;
  clearToken(): void;
  /** Takes the file of a multipart request into a temporary place. */
  receiveFile(rules: UploadRules): Promise<ReceivedFile>;
}

/** A request that fits the contract. */
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

/** A request whose parts have been checked against the contract, and the viewer against the access; types cannot say so here. */
export interface CheckedRequest {
  path: unknown;
  query: unknown;
  body: unknown;
  viewer: Viewer | null;
  transport: Transport;
}

/** What is unusual about a call. */
export interface OperationOptions {
  /** bytes of a body that is no form with a file; see BODY_LIMIT for the usual */
  bodyLimit?: number;
  /** how many writes it counts as: none for a question that comes by POST, several for what is dear; one is usual, reading is free */
  cost?: number;
}

/** A file is looked at, drawn anew, kept: dearer than a row. */
export const UPLOAD_COST = 5;

/** A call of the contract with its implementation, as the registration sees it. */
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
  return { ...options, id, access, handle: (request, context) => handler(request as OperationRequest<Id, V>, context) };
}

/** A call open to everybody. */
export const guestOperation = <Id extends OperationId>(id: Id, handler: Handler<Id, Viewer | null>) =>
  define(id, 'guest', handler);

/** A call for a logged-in user, also when they are blocked. */
export const blockedOperation = <Id extends OperationId>(id: Id, handler: Handler<Id, Viewer>) =>
  define(id, 'blocked', handler);

/** A call for a logged-in user, at any step of the registration. */
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
