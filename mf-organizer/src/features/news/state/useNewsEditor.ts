import { useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Schema } from 'shared-api/contract';
import { organizerPaths } from '#domain/organizerPaths';
import { useCardForm } from '#state/useCardForm';
import { useAddPost, useSavePost } from '../api/newsChanges';
import { newsSchema } from '../news.schema';
import { texts } from '../texts';
import { describe, formOf, isNewsValues, NO_POST, valuesOf, type NewsIntent, type NewsValues } from './newsValues';

type Post = Schema<'OrganizerNewsPost'>;

/**
 * Form of a post, with a draft on this device and both versions after another organizer's change (ORG-06, ORG-10).
 * @param post null: a new one, whose editor gives way to that of the saved post
 */
export function useNewsEditor(post: Post | null) {
  const add = useAddPost();
  const save = useSavePost();
  const navigate = useNavigate();
  // A ref: the form saves again by itself after a conflict, with the intent of the refused attempt.
  const intent = useRef<NewsIntent>('draft');
  const form = useCardForm<NewsValues, Post>({
    draft: `organizer-news.${post?.id ?? 'new'}`,
    saved: post ? valuesOf(post) : NO_POST,
    version: post?.version ?? 0,
    schema: newsSchema,
    isValues: isNewsValues,
    valuesOf,
    describe,
    savedText: texts.saved,
    async send(values, version) {
      const body = formOf(values, intent.current, post);
      if (post) return save(post.id, body, version);
      const added = await add(body);
      void navigate(organizerPaths.news(added.id), { replace: true });
      return added;
    },
  });
  return {
    ...form,
    /** Saves a valid form. */
    submitAs: (next: NewsIntent, element: HTMLFormElement) => {
      intent.current = next;
      form.submit(element);
    },
    /** Saves and publishes a form that `check` has found valid, at once or at its time. */
    publish: () => {
      intent.current = 'publish';
      return form.accept();
    },
  };
}
