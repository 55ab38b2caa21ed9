import type { Schema } from 'shared-api/contract';
import { keysUnder } from 'shared-api/query';

export const organizerNewsKeys = {
  page: (state: Schema<'OrganizerNewsState'> | undefined, page: number) =>
    ['organizer', 'news', 'page', state, page] as const,
  isPage: keysUnder('organizer', 'news', 'page'),
  post: (id: number | undefined) => ['organizer', 'news', 'post', id] as const,
};
