import { keysUnder } from 'shared-api/query';
import type { ParticipantsQuery } from '../domain/participantsQuery';

/** Keys of all queries about companies. */
export const participantsKeys = {
  list: (query: ParticipantsQuery) => ['organizer', 'participants', 'list', query] as const,
  card: (id: number) => ['organizer', 'participants', 'card', id] as const,
  consequences: (id: number) => ['organizer', 'participants', 'consequences', id] as const,
  isAny: keysUnder('organizer', 'participants'),
  isCard: keysUnder('organizer', 'participants', 'card'),
  isList: keysUnder('organizer', 'participants', 'list'),
};
