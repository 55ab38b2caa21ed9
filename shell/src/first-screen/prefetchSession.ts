import { requestRegistry } from '../federation/registry/requestRegistry';
import { prefetch } from './prefetchedAnswers';

/** Preloaded by the HTML for users with a session, as plain `fetch` calls without special headers. */
export const PRELOADED_ADDRESSES = ['/api/auth/check', '/api/user', '/registry.json', '/config.json'];

/**
 * Takes the preloaded responses, all at once: browsers warn about unused preloads. `npm run proof bench` measures the gain by
 * leaving this out.
 */
export function prefetchSession(): void {
  prefetch('/api/auth/check');
  prefetch('/api/user');
  prefetch('/config.json', 'no-cache');
  requestRegistry();
}
