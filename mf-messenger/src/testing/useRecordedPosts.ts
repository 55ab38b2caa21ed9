import { afterEach, beforeEach } from '@jest/globals';
import type { fakeApi } from 'shared-api/testing';

export interface RecordedPost {
  path: string;
  body: Record<string, unknown>;
}

/** Records every POST request of the current test, whether it succeeds or fails. */
export function useRecordedPosts(api: typeof fakeApi): RecordedPost[] {
  const posts: RecordedPost[] = [];
  beforeEach(() => {
    posts.length = 0;
    api.server.events.on('request:start', async ({ request }) => {
      // Uploads have no JSON.
      if (request.method !== 'POST' || request.headers.get('content-type')?.startsWith('multipart/')) return;
      const text = await request.clone().text();
      posts.push({
        path: new URL(request.url).pathname,
        body: text === '' ? {} : (JSON.parse(text) as Record<string, unknown>),
      });
    });
  });
  afterEach(() => api.server.events.removeAllListeners());
  return posts;
}
