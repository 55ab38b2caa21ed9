import { organizerOperation } from '#platform/http/organizerOperation.ts';
import { deletePost, toPost } from './newsPosts.ts';

export const restoreNews = organizerOperation('restoreNews', async ({ path }, act) =>
  toPost(await deletePost(act, path.id, false), act.now),
);
