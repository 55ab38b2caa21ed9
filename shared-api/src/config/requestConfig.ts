import { keepEarly, takeEarly } from '../client/early';

const ADDRESS = '/config.json';

/** Fetches the configuration before anything on the screen asks for it. */
export function prepareConfig(): void {
  keepEarly(ADDRESS, ask());
}

/** The answer of the deployment's file server. */
export function requestConfig(): Promise<Response> {
  return takeEarly(ADDRESS, ask);
}

function ask(): Promise<Response> {
  return fetch(ADDRESS, { cache: 'no-cache', signal: AbortSignal.timeout(10_000) });
}
