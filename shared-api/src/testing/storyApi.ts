import { getResponse, type HttpHandler } from 'msw';
import { createFakeApi } from './createFakeApi';

let handlers: HttpHandler[] = [];

/**
 * The fake network of stories. It answers `fetch` itself: a service worker would need https and outlive the story.
 * Uploads, which XMLHttpRequest sends, fail as without a network.
 */
export const storyApi = createFakeApi({
  use: (...added: HttpHandler[]) => {
    handlers = [...added, ...handlers];
  },
});

/**
 * Answers the page's calls. Commands succeed without effect; a read without an answer fails and is logged as an error.
 * @returns restores the network
 */
export function startStoryApi(): () => void {
  const original = window.fetch;
  window.fetch = async (input, init) => {
    const request = new Request(input, init);
    const { pathname } = new URL(request.url);
    if (!/^\/(api\/|config\.json$|reports$)/.test(pathname)) return original(input, init);
    const response = await getResponse(handlers, request);
    if (response) return response;
    if (request.method !== 'GET') return Response.json({ ok: true });
    // eslint-disable-next-line no-console -- the check of the stories reports what it finds in the console
    console.error(`No answer for ${request.method} ${pathname}: add it to storyAnswers.ts or to the story.`);
    return Response.error();
  };
  return () => {
    window.fetch = original;
    handlers = [];
  };
}
