import { organizerOperation } from '#platform/http/organizerOperation.ts';
import { savePost, toPost } from './newsPosts.ts';

export const saveNews = organizerOperation('saveNews', async ({ path, body }, act) =>
  toPost(await savePost(act, path.id, body), act.now),
);
