import { ApiError } from 'shared-api/client';

/** What a failed attempt to send means. */
export type SendFailure =
  /** Nobody knows whether it arrived, or the server was not there: it is sent again for as long as it takes. */
  | 'passing'
  /** The server broke, perhaps on this very message: it is sent again some times. */
  | 'broken'
  /** The session is over: it goes on when the same person is back. */
  | 'signed-out'
  /** It had arrived, and its author has deleted it since. */
  | 'deleted'
  /** The same again would end alike. */
  | 'refused';

/** «Too early», «too many», «took too long», and what proxies say of a server that is down. */
const PASSING = [408, 425, 429, 502, 503, 504];

/** Judges why an upload or a message failed. */
export function judgeFailure(error: unknown): SendFailure {
  if (!(error instanceof ApiError)) return 'refused';
  const { problem } = error;
  if (problem.kind === 'network' || problem.kind === 'timeout') return 'passing';
  const { status } = problem;
  if (status === 401) return 'signed-out';
  if (status === 409) return 'deleted';
  // A success that is no answer comes from the network in between, such as the login page of a hotel.
  if (PASSING.includes(status) || status < 400) return 'passing';
  return status >= 500 ? 'broken' : 'refused';
}
