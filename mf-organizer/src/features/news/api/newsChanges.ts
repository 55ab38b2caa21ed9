import { request } from 'shared-api/client';
import type { Schema } from 'shared-api/contract';
import { createMutation, type QueryCache } from 'shared-api/query';
import { journalKeys } from '#api/useJournal';
import { writeOnce } from '#api/writeOnce';
import { organizerNewsKeys } from './organizerNewsKeys';
import type { NewsPostAnswer } from './useNewsPost';

type Post = Schema<'OrganizerNewsPost'>;
type Form = Omit<Schema<'OrganizerNewsForm'>, 'client_id'>;

const refreshes = [organizerNewsKeys.isPage, journalKeys.isAny];

/** Adds a post: a draft, one with a time, or one published at once. */
export const useAddPost = createMutation(
  (form: Form) => writeOnce((client_id) => request('post', '/api/organizer/news', { body: { ...form, client_id } })),
  {
    onSuccess: (cache, post) => {
      const answer = cache.read<NewsPostAnswer>(organizerNewsKeys.post(undefined));
      if (answer) cache.write(organizerNewsKeys.post(post.id), { ...answer, post });
    },
    refreshes,
  },
);

/** Saves a post. @throws ApiError 409 with the other organizer's version */
export const useSavePost = createMutation(
  (id: number, form: Form, version: number) =>
    writeOnce((client_id) =>
      request('put', '/api/organizer/news/{id}', { path: { id }, body: { ...form, version, client_id } }),
    ),
  { onSuccess: keepPost, refreshes },
);

/** Deletes a post; `useRestorePost` brings it back. */
export const useDeletePost = createMutation(
  (id: number) => request('delete', '/api/organizer/news/{id}', { path: { id } }),
  { refreshes },
);

/** Brings a deleted post back. */
export const useRestorePost = createMutation(
  (id: number) => request('post', '/api/organizer/news/{id}/restore', { path: { id } }),
  { onSuccess: keepPost, refreshes },
);

function keepPost(cache: QueryCache, post: Post): void {
  cache.patch(organizerNewsKeys.post(post.id), (answer: NewsPostAnswer) => ({ ...answer, post }));
}
