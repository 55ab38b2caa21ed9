import { ApiError, type ApiProblem } from './ApiError';

/** Meaning of a failed call for the screen, independent of its technical cause. */
export type Outcome =
  /** The API did not answer: no network, a timeout, a gateway without a server, a captive portal. */
  | 'offline'
  /** The API failed in the middle, or our own code did. */
  | 'unknown'
  /** The API refused the call; a repeat would be refused as well. */
  | 'refused'
  | 'not-found'
  /** The state has changed meanwhile, or the call was a repeat. */
  | 'conflict'
  | 'signed-out'
  /** Over a rate limit: the same call may succeed later. */
  | 'too-many';

/** 408 timeout, 425 too early, and gateways that do not reach the API. */
const NOT_ANSWERED = [408, 425, 502, 503, 504];

const BY_STATUS: Partial<Record<number, Outcome>> = {
  401: 'signed-out',
  404: 'not-found',
  409: 'conflict',
  429: 'too-many',
};

/** Classifies the error of a call. */
export function outcome(error: unknown): Outcome {
  const problem = problemOf(error);
  if (problem.kind === 'network' || problem.kind === 'timeout') return 'offline';
  if (problem.kind === 'form' || problem.kind === 'file') return 'refused';
  const { status, text } = problem;
  if (status === NO_CALL) return 'unknown';
  // A success may carry the API's refusal (an upload's `msg`); without text it is the answer of a captive portal.
  if (status < 400) return text === '' ? 'offline' : 'refused';
  if (NOT_ANSWERED.includes(status)) return 'offline';
  return BY_STATUS[status] ?? (status >= 500 ? 'unknown' : 'refused');
}

/** Whether the server may have carried out a failed call: its answer was lost or does not say. */
export function mayHaveArrived(error: unknown): boolean {
  return ['offline', 'unknown'].includes(outcome(error));
}

/** Status of an error that no call caused. */
const NO_CALL = 0;

/** The details of a failed call, for screens that tell statuses apart; status 0 for any other error. */
export function problemOf(error: unknown): ApiProblem {
  return error instanceof ApiError ? error.problem : { kind: 'http', status: NO_CALL, text: '' };
}
