import { ApiError } from './ApiError';
import { reportUnauthorized } from './policy';

/** A response before parsing, from `fetch` or XMLHttpRequest. */
export interface RawAnswer {
  status: number;
  type: string | null;
  text: string;
  /** Header `x-confirm`: «password» if the password is to be entered first. */
  confirm?: string | null;
  /** Header `x-request-id`. */
  requestId?: string | null;
}

/** The first status of failures of the server. */
const FIRST_FAILURE = 500;

/**
 * Parses the JSON of a response, independent of the transport. Reports a 401 to the shell's policy.
 * @throws {ApiError} `form` for an errors object, `http` for any other refusal and for a success without JSON
 */
export function readAnswer({ status, type, text, confirm, requestId }: RawAnswer): unknown {
  const json = type?.includes('json') ? parseJson(text) : undefined;
  const isSuccess = status >= 200 && status < 300;
  // Codes refuse the form whatever the status is; an empty `errors` object in a success refuses no field.
  const isRefusedForm = hasErrors(json) && (!isSuccess || Object.keys(json.errors).length > 0);
  if (isSuccess && json !== undefined && !isRefusedForm) return json;
  if (status === 401) reportUnauthorized();
  if (isRefusedForm) throw new ApiError({ kind: 'form', status, codes: json.errors });
  const id = status >= FIRST_FAILURE && requestId ? { requestId } : {};
  if (!isSuccess && hasMessage(json))
    throw new ApiError({ kind: 'http', status, text: json.message, details: json, ...id });
  throw new ApiError({
    kind: 'http',
    status,
    text: isSuccess || json !== undefined ? '' : text,
    ...(confirm === 'password' && { needsPassword: true }),
    ...id,
  });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function hasMessage(json: unknown): json is { message: string } & Record<string, unknown> {
  return typeof json === 'object' && json !== null && 'message' in json && typeof json.message === 'string';
}

function hasErrors(json: unknown): json is { errors: Record<string, string> } {
  return (
    typeof json === 'object' &&
    json !== null &&
    'errors' in json &&
    typeof json.errors === 'object' &&
    json.errors !== null
  );
}
