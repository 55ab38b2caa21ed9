import { ApiError } from 'shared-api/client';

/** Whether nobody knows if the call was carried out: no answer came, or one that does not say. */
export function isLostAnswer(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  const { problem } = error;
  return problem.kind === 'network' || problem.kind === 'timeout' || (problem.kind === 'http' && problem.status >= 500);
}
