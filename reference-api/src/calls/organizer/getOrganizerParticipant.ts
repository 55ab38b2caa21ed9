import { administratorOperation } from '#platform/http/operation.ts';
import { readCard } from './participantCard.ts';
import { requireContacts } from './requireContacts.ts';

export const getOrganizerParticipant = administratorOperation(
  'getOrganizerParticipant',
  async ({ path, viewer, transport }, { db, clock }) => {
    const card = await readCard(db, path.id);
    await requireContacts({ db, clock }, { viewer, token: transport.token }, [card.id]);
    return card;
  },
);
