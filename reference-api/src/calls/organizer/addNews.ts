import { organizerOperation } from '#platform/http/organizerOperation.ts';
import { addPost, toPost } from './newsPosts.ts';

export const addNews = organizerOperation('addNews', async ({ body }, act) =>
  toPost(await addPost(act, body), act.now),
);
