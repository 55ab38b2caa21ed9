/** Why a call failed. Screens switch on `kind`, never on texts. */
export type ApiProblem =
  /** No response: no network, a refused connection or a response that was cut off. */
  | { kind: 'network' }
  /** No complete response within the call's timeout. */
  | { kind: 'timeout' }
  /** A file to upload was changed, moved or deleted after it was chosen, so that the browser cannot read it. */
  | { kind: 'file' }
  /** An error in plain text, or a response of an unexpected form (then `text` is empty). */
  | {
      kind: 'http';
      status: number;
      text: string;
      /** The refusal's JSON where it has a `message`, such as the present state after a conflict; not validated. */
      details?: Readonly<Record<string, unknown>>;
      /** Of a 5xx: the server's id of the call, by which its operators find the cause. */
      requestId?: string;
      /** The call is allowed once the own password is entered again. */
      needsPassword?: true;
    }
  /** The server refused fields of a form: one code per field (specification, section 8). */
  | { kind: 'form'; status: number; codes: Readonly<Record<string, string>> };

/** The only error that `request` throws, apart from the `AbortError` of the caller's own signal. */
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
 * Until an error's stack is read for the first time, V8 retains its call frames and everything they close over. A query
 * that keeps failing closes over its previous error, so each error would retain all earlier ones.
 */
function letGoOfFunctions(error: unknown): void {
  // A call, because minifiers drop a property read whose value is unused.
  if (error instanceof Error) Reflect.get(error, 'stack');
}

/** The error for a success whose JSON has an unexpected form, where the screen cannot do without the data. */
export function unexpectedAnswer(): ApiError {
  return new ApiError({ kind: 'http', status: 200, text: '' });
}

function summary(problem: ApiProblem): string {
  switch (problem.kind) {
    case 'network':
      return 'No answer from the server';
    case 'timeout':
      return 'The server did not answer in time';
    case 'file':
      return 'The chosen file cannot be read any more';
    case 'http':
      return `The server answered ${problem.status}: ${problem.text || 'nothing readable'}`;
    case 'form':
      return `The server refused the form: ${Object.values(problem.codes).join(', ')}`;
  }
}
