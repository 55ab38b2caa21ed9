import { request } from 'shared-api/client';
import { organizerKeys } from 'shared-api/organizer';
import { createMutation } from 'shared-api/query';
import { journalKeys } from '#api/useJournal';
import { writeOnce } from '#api/writeOnce';
import type { ParticipantsChange } from '../domain/bulk';
import { participantsKeys } from './participantsKeys';

/** Activates, declines, blocks, unblocks companies or returns them to waiting; the server may refuse some of them. */
export const useChangeParticipants = createMutation(
  (change: ParticipantsChange) => writeOnce((clientId) => send(change, clientId)),
  { refreshes: [participantsKeys.isAny, organizerKeys.isOverview, journalKeys.isAny] },
);

function send(change: ParticipantsChange, client_id: string) {
  switch (change.action) {
    case 'decline': {
      const { bulk, reason, letter } = change;
      return request('post', '/api/organizer/participants/decline', { body: { bulk, reason, letter, client_id } });
    }
    case 'block': {
      const { bulk, reason } = change;
      return request('post', '/api/organizer/participants/block', { body: { bulk, reason, client_id } });
    }
    case 'activate':
    case 'unblock':
    case 'return': {
      const { action, bulk } = change;
      return request('post', `/api/organizer/participants/${action}`, { body: { bulk, client_id } });
    }
  }
}
