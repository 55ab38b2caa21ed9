import { administratorOperation } from '#platform/http/operation.ts';
import { readCard } from './participantCard.ts';

export const getOrganizerParticipant = administratorOperation('getOrganizerParticipant', ({ path }, { db }) =>
  readCard(db, path.id),
);
