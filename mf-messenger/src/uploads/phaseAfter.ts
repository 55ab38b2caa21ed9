import { ApiError } from 'shared-api/client';
import { texts } from './texts';
import type { UploadPhase } from './uploadsState';

/** A gateway without the server behind it. */
const GONE = [502, 503, 504];

/** Where an upload stands that ended with an error: lost with the connection, or refused by the server. */
export function phaseAfter(error: unknown): Extract<UploadPhase, { kind: 'interrupted' | 'failed' }> {
  const problem = error instanceof ApiError ? error.problem : undefined;
  if (problem?.kind === 'network' || problem?.kind === 'timeout') return { kind: 'interrupted', reason: texts.failed };
  if (problem?.kind !== 'http') return { kind: 'failed', reason: texts.failed, isFinal: false };
  if (GONE.includes(problem.status)) return { kind: 'interrupted', reason: texts.failed };
  if (problem.status === 413) return { kind: 'failed', reason: texts.tooLarge, isFinal: true };
  if (problem.status === 415) return { kind: 'failed', reason: texts.wrongFormat, isFinal: true };
  return { kind: 'failed', reason: texts.failed, isFinal: false };
}
