import type { Schema } from 'shared-api/contract';
import { keysUnder } from 'shared-api/query';

export const broadcastsKeys = {
  page: (state: Schema<'BroadcastGroup'>, page: number) => ['organizer', 'broadcasts', 'page', state, page] as const,
  card: (id: number) => ['organizer', 'broadcasts', 'card', id] as const,
  preview: (draft: string) => ['organizer', 'broadcasts', 'preview', draft] as const,

  isAny: keysUnder('organizer', 'broadcasts'),
  isPage: keysUnder('organizer', 'broadcasts', 'page'),
};
