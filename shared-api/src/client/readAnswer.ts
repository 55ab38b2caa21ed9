import { ApiError } from './ApiError';
import { reportUnauthorized } from './policy';

/** An answer as it came over the wire. */
export interface RawAnswer {
  status: number;
  /** the Content-Type header */
  type: string | null;
  text: string;
}

/**
 * The JSON of an answer, whatever transport brought it. A 401 is reported to the shell's policy.
 * @throws {ApiError} `form` for an errors object, `http` for any other refusal and for a success that is no JSON
 */
export function readAnswer({ status, type, text }: RawAnswer): unknown {
  const json = type?.includes('json') ? parseJson(text) : undefined;
  const isSuccess = status >= 200 && status < 300;
  // Codes refuse the form whatever the status is; an empty object beside a success refuses nothing.
  const isRefusedForm = hasErrors(json) && (!isSuccess || Object.keys(json.errors).length > 0);
  if (isSuccess && json !== undefined && !isRefusedForm) return json;
  if (status === 401) reportUnauthorized();
  if (isRefusedForm) throw new ApiError({ kind: 'form', status, codes: json.errors });
  throw new ApiError({ kind: 'http', status, text: isSuccess || json !== undefined ? '' : text });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
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
