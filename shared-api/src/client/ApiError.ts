/** Why a call failed. Screens switch on `kind`, never on texts. */
export type ApiProblem =
  /** No answer came: no network, a refused connection, a cut answer. */
  | { kind: 'network' }
  /** No whole answer within the call's time. */
  | { kind: 'timeout' }
  /** The server answered with an error in plain text, or with something that is no answer to the call (then `text` is empty). */
  | { kind: 'http'; status: number; text: string }
  /** The server refused fields of a form: a code of the specification's section 8 per field. */
  | { kind: 'form'; status: number; codes: Readonly<Record<string, string>> };

/** The one error that `request` throws, apart from the `AbortError` of a caller's own signal. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly problem: ApiProblem;

  constructor(problem: ApiProblem, options?: ErrorOptions) {
    super(summary(problem), options);
    this.problem = problem;
    letGoOfFunctions(this);
    letGoOfFunctions(options?.cause);
  }
}

/**
 * V8 keeps the functions an error came through, and all they close over, until its stack is read for the first time. A query that fails again
 * and again closes over its former error: each one would hold all before it.
 */
function letGoOfFunctions(error: unknown): void {
  // A call, because a minifier takes a mere reading for nothing.
  if (error instanceof Error) Reflect.get(error, 'stack');
}

/** The error for a success whose JSON is no answer to the call, where nothing could be shown without it. */
export function unexpectedAnswer(): ApiError {
  return new ApiError({ kind: 'http', status: 200, text: '' });
}

function summary(problem: ApiProblem): string {
  switch (problem.kind) {
    case 'network':
      return 'No answer from the server';
    case 'timeout':
      return 'The server did not answer in time';
    case 'http':
      return `The server answered ${problem.status}: ${problem.text || 'nothing readable'}`;
    case 'form':
      return `The server refused the form: ${Object.values(problem.codes).join(', ')}`;
  }
}
