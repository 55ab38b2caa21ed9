import type { ApiProblem } from '../client/ApiError';
import { describeAuthErrors, type AuthField } from './describeAuthErrors';

/** What the server objects to, field by field (AUTH-05); empty when the refusal names none. */
export function describeRefusedFields(problem: ApiProblem): Partial<Record<AuthField, string>> {
  const refused: Partial<Record<AuthField, string>> = {};
  for (const [name, code] of problem.kind === 'form' ? Object.entries(problem.codes) : []) {
    const one = describeAuthErrors({ kind: 'form', status: 0, codes: { [name]: code } });
    for (const field of one.fields) refused[field] = one.message;
  }
  return refused;
}
