import { useNavigate } from 'react-router-dom';
import type { Schema } from 'shared-api/contract';
import { findProblems } from 'shared-ui/forms';
import { organizerPaths } from '#domain/organizerPaths';
import { useVersionedForm } from '#state/useVersionedForm';
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
  return useVersionedForm<NewsValues, Post, NewsIntent>({
    draft: `organizer-news.${post?.id ?? 'new'}`,
    saved: post ? valuesOf(post) : NO_POST,
    version: post?.version ?? 0,
    problemsOf: (values) => findProblems(newsSchema, values),
    isValues: isNewsValues,
    valuesOf,
    describe,
    savedText: texts.saved,
    async send(values, version, intent = 'draft') {
      const body = formOf(values, intent, post);
      if (post) return save(post.id, body, version);
      const added = await add(body);
      void navigate(organizerPaths.news(added.id), { replace: true });
      return added;
    },
  });
}
