export { ApiError, unexpectedAnswer, type ApiProblem } from './ApiError';
export { describeError } from './describeError';
export { forgetAsked, wasAsked } from './early';
export { setUnauthorizedPolicy } from './policy';
export { DEFAULT_TIMEOUT, request, requestEarly, type Answer, type RequestOptions } from './request';
export { toError } from './toError';
