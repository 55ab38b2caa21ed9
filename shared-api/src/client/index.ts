export { anySignal } from './anySignal';
export { ApiError, unexpectedAnswer, type ApiProblem } from './ApiError';
export { describeError } from './describeError';
export { mayHaveArrived, outcome, problemOf, type Outcome } from './outcome';
export { renewSession, setUnauthorizedPolicy } from './policy';
export { setPrefetched } from './prefetched';
export { isServerReached, noteServerReach, onServerReach } from './reach';
export { DEFAULT_TIMEOUT, request, type Answer, type RequestOptions } from './request';
export { toError } from './toError';
