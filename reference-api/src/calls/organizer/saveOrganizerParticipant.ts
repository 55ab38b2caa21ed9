import { organizerOperation } from '#platform/http/organizerOperation.ts';
import { duplicateContact } from '../auth/contacts.ts';
import { readCard, saveCard } from './participantCard.ts';

export const saveOrganizerParticipant = organizerOperation(
  'saveOrganizerParticipant',
  async ({ path, body }, act, { limiter }) => {
    await saveCard(act, limiter, path.id, body).catch((error: unknown) => {
      // The unique keys decide, because two accounts may take one address concurrently.
      throw duplicateContact(error) ?? error;
    });
    return readCard(act.tx, path.id);
  },
);
