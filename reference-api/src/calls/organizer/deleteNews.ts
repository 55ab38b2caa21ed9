import { organizerOperation } from '#platform/http/organizerOperation.ts';
import { deletePost } from './newsPosts.ts';

export const deleteNews = organizerOperation('deleteNews', async ({ path }, act) => {
  await deletePost(act, path.id, true);
  return { ok: true };
});
